import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundleCommands, commands } from './lib/bundle-commands.js'

// `node scripts/run.js build …` runs scripts/build.ts.
const [name = ''] = process.argv.splice(2, 1)
if (!commands.includes(name)) {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}`)
  process.exit(2)
}
// For the packages that are not in the bundle: Vite, and React as the preview renders with it.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
// A build is over in seconds: with the usual haste of this V8 a fifth of them goes into optimising
// functions that hardly run any more. Those that are really hot are optimised all the same.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000')
await import(pathToFileURL(path.join(await bundleCommands(), `${name}.js`)).href)
