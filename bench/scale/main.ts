import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { UserError } from '../../src/lib/user-error.js'
import { machineLine } from '../machine.ts'
import {
  type Cost,
  commonSteps,
  copyWithArticles,
  editArticle,
  editedArticle,
  type Measurement,
  measurementLine,
  measureSteps,
  type Site,
  type Step,
} from '../measure-build.ts'
import { rotate } from '../rotate.ts'
import { costTable } from '../table.ts'
import { startPreview } from './measure-preview.ts'
import { queryBytes } from './query-bytes.ts'

/**
 * `npm run bench:scale -- 1000`: measures builds and the preview with that many made-up articles;
 * with `--old CHECKOUT` alternating with another checkout.
 */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { old: { type: 'string' }, runs: { type: 'string', default: '1' } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000]
const runs = Number(values.runs)
if (![...counts, runs].every((number) => Number.isInteger(number) && number > 0))
  throw new UserError(
    'Usage: npm run bench:scale -- [--old CHECKOUT] [--runs 1] COUNT [COUNT …], e.g. 10 100 1000',
    2,
  )

const componentStep: Step = {
  name: 'one shared component edited',
  prepare: ({ folder }, run) =>
    appendFileSync(path.join(folder, 'src/app/Footer.tsx'), `\nexport const edited${run} = true\n`),
}

const searchSteps = (count: number): Step[] => [
  { name: 'search index of all pages', prepare: () => {} },
  {
    name: 'one article edited, with search',
    prepare: (site, run) => editArticle(site, count, run),
  },
]

/** How many saves are measured after the first one; their median counts. */
const saves = 5

console.log(`${machineLine()}; median of ${runs}\n`)
for (const count of counts) {
  const sites = Object.entries({ new: '.', ...(values.old && { old: values.old }) }).map(
    ([name, checkout]) => copyWithArticles(name, checkout, count),
  )
  const withSearch = sites.map((site) => ({ ...site, command: ['scripts/run.js', 'build'] }))
  const found: Measurement[] = []
  const report = (measurement: Measurement) => {
    console.error(`${count}, ${measurementLine(measurement)}`)
    found.push(measurement)
  }
  for (let run = 0; run < runs; run += 1) {
    measureSteps(sites, [...commonSteps(count), componentStep], run, report)
    measureSteps(withSearch, searchSteps(count), run, report)
    for (const site of rotate(sites, run)) await measurePreview(site, count, report)
  }
  console.log(`${costTable(count, found)}\n`)
  for (const { name, folder } of sites) {
    const bytes = queryBytes(folder)
    if (bytes)
      console.log(
        `${count}, ${name}: a query for a word on every page fetches at most ${kilobytes(bytes.one)}, for three ${kilobytes(bytes.three)}`,
      )
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(0)} kB`
}

async function measurePreview(
  { name, folder }: Site,
  count: number,
  report: (measurement: Measurement) => void,
): Promise<void> {
  const tell = (step: string, cost: Cost) => report({ step: `preview: ${step}`, site: name, cost })
  // The first start after a build may fill caches of its own.
  const first = await startPreview(folder, editedArticle(count))
  tell('start after a build', first.start)
  await first.stop()
  const again = await startPreview(folder, editedArticle(count))
  tell('start again', again.start)
  tell('first save to page', await again.save())
  for (let save = 0; save < saves; save += 1) tell('save to page', await again.save())
  await again.stop()
}
