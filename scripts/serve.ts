import path from 'node:path'
import { UserError } from '../src/lib/user-error.js'
import { createSiteServer, listen, readRules } from '../src/site/host.ts'
import { readOptions } from './lib/read-options.ts'
import { requireBuiltSite } from './lib/require-built-site.ts'
import { say } from './setup/terminal.js'

/** `npm run serve`: serves dist/ as a static host would. */
const { values } = readOptions({
  options: {
    port: { type: 'string', default: process.env.PORT || '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'dist' },
  },
})
const port = Number(values.port)
if (!/^\d+$/.test(values.port) || port > 65_535)
  throw new UserError(`--port is a number from 0 to 65535, not "${values.port}".`, 2)
const dir = path.resolve(values.dir)
requireBuiltSite(dir)
const server = createSiteServer({ dir, compress: true })
const origin = await listen(server, { port, host: values.host }).catch((error: Error) => {
  throw new UserError(`The server cannot start: ${error.message}`)
})
say(`The site is at ${origin}${readRules(dir).basePath} (stop with Ctrl-C)`)
