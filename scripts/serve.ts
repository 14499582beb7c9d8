import { existsSync } from 'node:fs'
import path from 'node:path'
import { createSiteServer, listen, readRules } from '../src/site/host.ts'
import { normalizeBase } from '../src/site/request-path.ts'
import { parseOptions } from './lib/read-options.ts'
import { runMain, SetupError, say } from './setup/messages.js'
import { root } from './setup/root.js'

const help = `npm run serve -- [--port 4173] [--host 127.0.0.1] [--dir dist] [--base /]`

await runMain(async () => {
  const options = optionsOfServer()
  if (!existsSync(path.join(options.dir, 'index.html'))) {
    throw new SetupError(`There is no built site in ${options.dir}. Build it with: npm run build`)
  }
  const basePath = normalizeBase(options.base ?? readRules(options.dir).basePath)
  const server = createSiteServer({ dir: options.dir, basePath })
  const origin = await listen(server, options).catch((error: Error) => {
    throw new SetupError(`The server cannot start: ${error.message}`)
  })
  say(`The site is at ${origin}${basePath} (stop with Ctrl-C)`)

  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return 0
})

function optionsOfServer() {
  const { values } = parseOptions({
    options: {
      port: { type: 'string', default: process.env.PORT || '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: 'dist' },
      base: { type: 'string' },
    },
  })
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new SetupError(`"${values.port}" is not a port.\n${help}`)
  }
  return { ...values, port, dir: path.resolve(root, values.dir) }
}
