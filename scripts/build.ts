import { formatSchedule } from '../src/compiler/report/format-report.ts'
import { openStore } from '../src/compiler/store.ts'
import { buildSite } from '../src/site/build-site.ts'
import { endOnFailure } from './lib/end-on-failure.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'

/** `npm run build`: builds content, program and pages into dist/, the deployable site. */
const { values } = readOptions({
  options: {
    'without-search': { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
  },
})
const root = process.cwd()
await endOnFailure('The site was not built, dist/ is as it was', async () => {
  const store = openStore(`${root}/.cache/store`)
  const { content: indices, schedule } = await requireContent(
    root,
    openProjectContent(root, { store, includeDrafts: values.drafts, recordsUrls: true }),
  )
  const { pages, rendered, drawn, files, programReused, note } = await buildSite({
    root,
    indices,
    store,
    nextChange: schedule.next?.date,
    withSearch: !values['without-search'],
  })
  console.log(
    `dist/: ${pages} pages (${rendered} rendered, ${drawn} share images drawn), ${files} files${programReused ? ', program unchanged' : ''}`,
  )
  for (const more of [note, formatSchedule(schedule)]) if (more) console.log(more)
})
