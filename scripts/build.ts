import { parseArgs } from 'node:util'
import { buildSite } from '../src/build/site/build-site.ts'
import { requireContent } from './lib/run-content-build.ts'
import { worker } from './lib/worker-address.ts'

/** `npm run build`: content, program and pages into dist/, the deployable site. */
const { values } = parseArgs({ options: { 'without-search': { type: 'boolean', default: false } } })
const root = process.cwd()
const indices = await requireContent(root)
const { pages, rendered, files, appReused } = await buildSite({
  root,
  indices,
  outFolder: `${root}/dist`,
  cacheFolder: `${root}/.cache`,
  withSearch: !values['without-search'],
  worker,
})
console.log(
  `dist/: ${pages} pages (${rendered} rendered), ${files} files${appReused ? ', program unchanged' : ''}`,
)
// vike keeps handles open after a build.
process.exit(0)
