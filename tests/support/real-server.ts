import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { caddyfile } from '../../src/publish/hosts/caddy.ts'
import { nginxConf } from '../../src/publish/hosts/nginx.ts'
import { layOut } from '../../src/publish/lay-out.ts'
import { listen, readRules } from '../../src/site/host.ts'

export const realServers = ['nginx', 'caddy'] as const
export type RealServer = (typeof realServers)[number]

export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await new Promise((done) => server.close(done))
  return Number(port)
}

function prepare(host: RealServer, folder: string, dist: string, port: number): string[] {
  const rules = readRules(dist)
  const root = path.join(folder, 'site')
  const config = path.join(folder, 'config')
  if (host === 'caddy') {
    const text = caddyfile(rules, { site: `http://127.0.0.1:${port}`, root })
    writeFileSync(config, `{\n\tadmin off\n}\n${text}`)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
  }
  const include = path.join(folder, 'brotli*.conf')
  writeFileSync(
    config,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/errors;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
access_log off;
client_body_temp_path ${folder}/tmp1;
proxy_temp_path ${folder}/tmp2;
fastcgi_temp_path ${folder}/tmp3;
uwsgi_temp_path ${folder}/tmp4;
scgi_temp_path ${folder}/tmp5;
${nginxConf(rules, { listen: [`127.0.0.1:${port}`], name: '_', root, include })}}
`,
  )
  return ['nginx', '-e', `${folder}/errors`, '-c', config]
}

/** Waits until the server answers or has ended. */
async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Prepares a built site for nginx or Caddy, as a deployment does, and serves it with the real
 * server.
 */
export async function serveReally(host: RealServer, dist: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `lumbre-${host}-`))
  const cacheFolder = path.resolve('.cache/compressed')
  await layOut({ host, dist, out: folder, cacheFolder, today: '2030-01-31' })
  const port = await freePort()
  const [command = '', ...words] = prepare(host, folder, dist, port)
  const server = spawn(command, words, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  let ended = false
  server.stderr.on('data', (chunk) => {
    said += chunk
  })
  const end = new Promise<void>((resolve) => {
    const close = () => {
      ended = true
      resolve()
    }
    server.once('exit', close).once('error', close)
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, () => ended)
  if (ended) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`${host} does not start: ${said}`)
  }
  const { basePath } = readRules(dist)
  return {
    origin,
    siteUrl: origin + basePath.slice(0, -1),
    stop: async () => {
      server.kill()
      await end
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
