import { pathToFileURL } from 'node:url'
import { bundleCommand, commands } from './lib/bundle-commands.js'

// `node scripts/run.js build …` runs scripts/build.ts.
const [name = ''] = process.argv.splice(2, 1)
if (!commands.includes(name)) {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}`)
  process.exit(2)
}
// Before React is loaded: it takes its slower development code otherwise.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
await import(pathToFileURL(await bundleCommand(name)).href)
