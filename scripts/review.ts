import { resolve } from 'node:path'
import { readBuildDate } from '../src/lib/build-date.ts'
import { UserError } from '../src/lib/user-error.js'
import { summary } from '../src/review/report/words.ts'
import { writeReview } from '../src/review/write-review.ts'
import { readOptions } from './lib/read-options.ts'
import { browserArguments, findBrowser } from './setup/browser.js'

/** `npm run review -- --base main`: reports what a change does to the pages of the site. */
const { values } = readOptions(
  {
    options: {
      base: { type: 'string', default: 'main', about: 'la rama o el cambio con que se compara' },
      out: { type: 'string', default: '.cache/review', about: 'la carpeta del informe' },
      drafts: { type: 'boolean', default: false, about: 'con borradores y lo de fecha futura' },
      preview: { type: 'string', about: 'dirección de la copia, para enlazar sus páginas' },
      external: { type: 'boolean', default: false, about: 'prueba enlaces a otros sitios' },
      shots: { type: 'string', default: '12', about: 'de cuántas páginas se toman fotos' },
      'no-shots': { type: 'boolean', default: false, about: 'sin fotos: es más rápido' },
    },
  },
  'es',
)
if (!/^\d+$/.test(values.shots))
  throw new UserError(`--shots es un número, p. ej. 12, no "${values.shots}".`, 2)
const { base, drafts, preview, external } = values
const executablePath = values['no-shots'] ? undefined : findBrowser()
const browser = executablePath ? { executablePath, args: browserArguments } : undefined
const shots = { browser, most: Number(values.shots) }
const { review, report, comment } = await writeReview({
  ...{ root: process.cwd(), base, drafts, preview, external, buildDate: readBuildDate() },
  ...{ out: resolve(values.out), ...(!values['no-shots'] && { shots }) },
})
const lines = [summary(review), ...review.notes, `Informe: ${report}`, `Comentario: ${comment}`]
console.log(lines.join('\n'))
process.exitCode = review.isBuilt ? 0 : 1
