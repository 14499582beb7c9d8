import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptGet, mayInstall } from '../../scripts/setup/debian.js'
import { UserError } from '../../scripts/setup/user-error.js'

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
  if (missing.length === 0) return
  const wanted = missing.join(' ')
  if (!mayInstall())
    throw new UserError(
      `Real servers are needed, and some are missing. Install them (on Debian: sudo apt-get install ${wanted}).`,
    )
  for (const args of [['update'], ['install', '-y', ...missing]])
    if (aptGet(...args) !== 0)
      throw new UserError(`apt-get ${args[0]} failed, so there is no ${wanted}.`)
}
