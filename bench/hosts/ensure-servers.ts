import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian } from '../../scripts/setup/debian.js'

const packages = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  php: ['php-cli'],
}

const starts = (command: string) =>
  spawnSync(command, [command === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).status === 0

const hasBrotli = () =>
  existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf') ||
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/**
 * Makes sure that nginx with its Brotli module, Caddy and PHP are installed; as root on Debian it
 * installs what is missing.
 *
 * @throws {UserError} where it cannot install them, with one sentence that says what to install
 */
export function ensureServers(): void {
  const missing = [
    ...(starts('nginx') && hasBrotli() ? [] : packages.nginx),
    ...(starts('caddy') ? [] : packages.caddy),
    ...(starts('php') ? [] : packages.php),
  ]
  if (missing.length > 0) installFromDebian('nginx, Caddy or PHP', missing)
}
