import { moveEntry } from '../src/compiler/move/move-entry.ts'
import { UserError } from '../src/lib/user-error.js'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent } from './lib/run-content-build.ts'

/**
 * `npm run move -- blog/viejo blog/nuevo`: renames an entry, with everything that refers to it.
 */
const usage = 'npm run move -- blog/viejo blog/nuevo'
const { positionals } = readOptions({ allowPositionals: true }, 'es', usage)
const [from, to, ...others] = positionals
if (from === undefined || to === undefined || others.length > 0)
  throw new UserError(`Escribe dos direcciones: ${usage}`, 2)
const root = process.cwd()
const content = openProjectContent(root, { includeDrafts: true })
const steps = await moveEntry(content, { root, from, to })
console.log(['Listo:', ...steps].join('\n'))
