import { existsSync } from 'node:fs'
import { askForEntry, usage } from '../src/compiler/template/ask-for-entry.ts'
import { newEntry } from '../src/compiler/template/new-entry.ts'
import { readBuildDate } from '../src/lib/build-date.ts'
import { UserError } from '../src/lib/user-error.js'
import { writeWhole } from '../src/lib/write-whole.ts'
import { readOptions } from './lib/read-options.ts'

/**
 * `npm run new -- [collection] "Título"`: writes a draft that passes every check from the start.
 */
const { positionals } = readOptions({ allowPositionals: true }, 'es', usage())
const { collection, title } = await askForEntry(positionals, process.stdin.isTTY)
const { file, text, url } = newEntry(process.cwd(), collection, title, readBuildDate())
if (existsSync(file))
  throw new UserError(`Ya existe ${file}. Elige otro título o edita ese archivo.`)
writeWhole(file, text)
console.log(`Listo: ${file}, un borrador. Escribe lo tuyo donde dice «(Por escribir)».`)
if (url) console.log(`Míralo con npm run dev en ${url}`)
