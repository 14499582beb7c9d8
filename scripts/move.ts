import { moveEntry } from '../src/compiler/move/move-entry.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/**
 * `npm run move -- blog/viejo blog/nuevo`: renames an entry, with everything that refers to it.
 */
const { values, positionals } = readOptions(
  {
    options: {
      'dry-run': { type: 'boolean', default: false, about: 'dice qué haría, sin cambiar nada' },
    },
    allowPositionals: true,
  },
  'es',
)
const [from, to, ...others] = positionals
if (from === undefined || to === undefined || others.length > 0)
  throw new UserError('Escribe dos direcciones: npm run move -- blog/viejo blog/nuevo', 2)
const root = process.cwd()
const dryRun = values['dry-run']
const content = openProjectContent(root, { includeDrafts: true })
const steps = await moveEntry(content, { root, from, to, dryRun })
console.log([dryRun ? 'Así quedaría (no se cambió nada):' : 'Listo:', ...steps].join('\n'))
