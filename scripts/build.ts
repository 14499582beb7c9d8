import { buildSite } from '../src/site/build-site.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'
import { worker } from './lib/worker-address.ts'
import { UserError } from './setup/user-error.js'

/** `npm run build`: content, program and pages into dist/, the deployable site. */
const { values } = readOptions({
  options: {
    'without-search': { type: 'boolean', default: false },
    threads: { type: 'string' },
  },
})
const most = values.threads === undefined ? undefined : Number(values.threads)
if (most !== undefined && !(Number.isInteger(most) && most >= 1))
  throw new UserError(`--threads is a whole number from 1, not "${values.threads}"`, 2)
const threads = { worker, most }
const root = process.cwd()
const indices = await requireContent(root, openProjectContent(root, { threads }))
const { pages, rendered, files, appReused } = await buildSite({
  root,
  indices,
  outFolder: `${root}/dist`,
  cacheFolder: `${root}/.cache`,
  withSearch: !values['without-search'],
  threads,
})
console.log(
  `dist/: ${pages} pages (${rendered} rendered), ${files} files${appReused ? ', program unchanged' : ''}`,
)
// vike keeps handles open after a build.
process.exit(0)
