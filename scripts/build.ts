import './lib/production.ts'
import { parseArgs } from 'node:util'
import { buildSite } from '../src/build/site/build-site.ts'
import { requireContent } from './lib/run-content-build.ts'

/** `npm run build`: content, program and pages into dist/, the deployable site. */
const { values } = parseArgs({ options: { 'without-search': { type: 'boolean', default: false } } })
const root = process.cwd()
await requireContent(root)
const { pages, rendered, files, appReused } = await buildSite({
  root,
  outFolder: `${root}/dist`,
  cacheFolder: `${root}/.cache`,
  withSearch: !values['without-search'],
})
console.log(
  `dist/: ${pages} pages (${rendered} rendered), ${files} files${appReused ? ', program unchanged' : ''}`,
)
// vike keeps handles open after a build.
process.exit(0)
