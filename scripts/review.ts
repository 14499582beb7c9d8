import { resolve } from 'node:path'
import { readBuildDate } from '../src/lib/build-date.ts'
import { summary } from '../src/review/report/words.ts'
import { writeReview } from '../src/review/write-review.ts'
import { readOptions } from './lib/read-options.ts'
import { browserArguments, findBrowser } from './setup/browser.js'
import { UserError } from './setup/user-error.js'

/** `npm run review -- --base main`: reports what a change does to the pages of the site. */
const { values } = readOptions(
  {
    options: {
      base: { type: 'string', default: 'main' },
      out: { type: 'string', default: '.cache/review' },
      drafts: { type: 'boolean', default: false },
      preview: { type: 'string' },
      external: { type: 'boolean', default: false },
      pictures: { type: 'string', default: '12' },
      'no-pictures': { type: 'boolean', default: false },
    },
  },
  'es',
)
if (!/^\d+$/.test(values.pictures))
  throw new UserError(`--pictures es un número, p. ej. 12, no "${values.pictures}".`, 2)
const { base, drafts, preview, external } = values
const executablePath = values['no-pictures'] ? undefined : findBrowser()
const browser = executablePath ? { executablePath, args: browserArguments } : undefined
const pictures = { browser, most: Number(values.pictures) }
const { review, report, comment } = await writeReview({
  ...{ root: process.cwd(), base, drafts, preview, external, buildDate: readBuildDate() },
  ...{ out: resolve(values.out), ...(!values['no-pictures'] && { pictures }) },
})
const lines = [summary(review), ...review.notes, `Informe: ${report}`, `Comentario: ${comment}`]
console.log(lines.join('\n'))
process.exitCode = review.isBuilt ? 0 : 1
