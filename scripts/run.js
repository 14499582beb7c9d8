import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../src/lib/user-error.js'
import { bundleCommands, commands, keepBundle } from './setup/bundle.js'
import { ensureInstalled } from './setup/install.js'
import { runMain } from './setup/terminal.js'

// Whoever read the output has gone, as when its terminal closes. The preview would otherwise report
// that without end, because vike keeps it running after errors.
for (const output of [process.stdout, process.stderr])
  output.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EPIPE') process.exit(1)
    throw error
  })

// `node scripts/run.js build …` installs what is missing and runs scripts/build.ts.
await runMain(async () => {
  const [name = ''] = process.argv.splice(2, 1)
  const isTest = name === 'test'
  if (!isTest && !Object.hasOwn(commands, name)) {
    const known = ['test', ...Object.keys(commands)].join(', ')
    throw new UserError(`There is no command "${name}". There are: ${known}`, 2)
  }
  await ensureInstalled()
  if (isTest) return import('./test.js')
  // For the packages that are not bundled: Vite, and React as the preview renders with it.
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
  const bundle = bundleCommands()
  keepBundle(bundle)
  return import(pathToFileURL(path.join(bundle, `${name}.js`)).href)
})
