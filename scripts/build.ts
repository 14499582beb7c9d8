import { formatSchedule } from '../src/compiler/report/format-report.ts'
import { openStore } from '../src/compiler/store.ts'
import { buildSite } from '../src/site/build-site.ts'
import { endOnFailure } from './lib/end-on-failure.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/** `npm run build`: builds content, program and pages into dist/, the deployable site. */
const { values } = readOptions({
  options: {
    'without-search': { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    threads: { type: 'string' },
  },
})
const threads = values.threads === undefined ? undefined : Number(values.threads)
if (threads !== undefined && !(Number.isInteger(threads) && threads >= 1))
  throw new UserError(`--threads is a whole number from 1, not "${values.threads}"`, 2)
const root = process.cwd()
await endOnFailure('The site was not built, dist/ is as it was', async () => {
  const store = openStore(`${root}/.cache/store`)
  const { content: indices, schedule } = await requireContent(
    root,
    openProjectContent(root, { store, threads, includeDrafts: values.drafts, recordsUrls: true }),
  )
  const { pages, rendered, drawn, files, programReused, note } = await buildSite({
    root,
    indices,
    outFolder: `${root}/dist`,
    cacheFolder: `${root}/.cache`,
    store,
    withSearch: !values['without-search'],
  })
  console.log(
    `dist/: ${pages} pages (${rendered} rendered, ${drawn} share pictures drawn), ${files} files${programReused ? ', program unchanged' : ''}`,
  )
  for (const more of [note, formatSchedule(schedule)]) if (more) console.log(more)
})
