import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { UserError } from '../../scripts/setup/user-error.js'
import { copyProject } from '../copy-project.ts'
import type { Cost } from '../cost.ts'
import { articleSlug, writeArticles } from '../generate-articles.ts'
import { machineLine } from '../machine.ts'
import { median } from '../median.ts'
import { removeAtExit, setAside } from '../remove-at-exit.ts'
import { rotate } from '../rotate.ts'
import { table } from '../table.ts'
import { measureBuild } from './measure-build.ts'
import { startPreview } from './measure-preview.ts'
import { queryBytes } from './query-bytes.ts'

/**
 * `npm run bench:scale -- 1000`: what builds and the preview cost with so many articles more; with
 * `--old CHECKOUT` beside another checkout, in turn.
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

type Site = { name: string; folder: string }
type Measurement = { step: string; site: string; cost: Cost }

/** Saves after the first one, of which the middle one counts. */
const saves = 5

console.log(`${machineLine()}; median of ${runs}\n`)
for (const count of counts) {
  const sites = Object.entries({ new: '.', ...(values.old && { old: values.old }) }).map(
    ([name, root]) => {
      const folder = copyProject(root)
      removeAtExit(folder)
      writeArticles(folder, count)
      return { name, folder }
    },
  )
  const found: Measurement[] = []
  const report = (step: string, { name }: Site, cost: Cost) => {
    console.error(
      `${count}, ${step}, ${name}: ${cost.cpu.toFixed(2)} CPU s, ${cost.wall.toFixed(2)} s`,
    )
    found.push({ step, site: name, cost })
  }
  for (let run = 0; run < runs; run += 1) {
    measureBuilds(sites, count, run, report)
    for (const site of rotate(sites, run)) await measurePreview(site, count, report)
  }
  console.log(`${resultTable(count, sites, found)}\n`)
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

type Report = (step: string, site: Site, cost: Cost) => void

/** The article that is edited. */
function articleOf(count: number): string {
  return articleSlug(Math.floor(count / 2))
}

function measureBuilds(sites: Site[], count: number, run: number, report: Report): void {
  const append = (folder: string, file: string, text: string) =>
    appendFileSync(path.join(folder, file), text)
  const edit = (folder: string) =>
    append(folder, `content/blog/${articleOf(count)}.mdx`, `\nUna frase más, la ${run + 1}.\n`)
  const steps: [name: string, prepare: (folder: string) => void, ...options: string[]][] = [
    [
      'clean',
      (folder) => setAside(folder, ['dist', '.cache', 'src/content/generated']),
      '--without-search',
    ],
    ['no change', () => {}, '--without-search'],
    ['one article edited', edit, '--without-search'],
    [
      'one shared component edited',
      (folder) => append(folder, 'src/app/Footer.tsx', `\nexport const edited${run} = true\n`),
      '--without-search',
    ],
    ['search index of all pages', () => {}],
    ['one article edited, with search', edit],
  ]
  for (const [turn, [name, prepare, ...options]] of steps.entries())
    for (const site of rotate(sites, run + turn)) {
      prepare(site.folder)
      report(name, site, measureBuild(site.folder, ...options))
    }
}

async function measurePreview(site: Site, count: number, report: Report): Promise<void> {
  // The first start after a build may fill caches of its own.
  const first = await startPreview(site.folder, articleOf(count))
  report('preview: start after a build', site, first.start)
  await first.stop()
  const again = await startPreview(site.folder, articleOf(count))
  report('preview: start again', site, again.start)
  report('preview: first save to page', site, await again.save())
  for (let save = 0; save < saves; save += 1)
    report('preview: save to page', site, await again.save())
  await again.stop()
}

/** One row for each step and site, and beside each other what both need of the processor. */
function resultTable(count: number, sites: Site[], found: Measurement[]): string {
  const steps = [...new Set(found.map(({ step }) => step))]
  const middle = (step: string, site: string, key: keyof Cost) =>
    median(
      found.filter((one) => one.step === step && one.site === site).map(({ cost }) => cost[key]),
    )
  const rows = steps.flatMap((step) =>
    sites.map(({ name }) => [
      `${count}: ${step}`,
      name,
      middle(step, name, 'cpu').toFixed(2),
      middle(step, name, 'wall').toFixed(2),
      middle(step, name, 'memory').toFixed(0),
      (middle(step, name, 'cpu') / middle(step, sites.at(-1)?.name ?? name, 'cpu')).toFixed(2),
    ]),
  )
  return table(['articles and step', 'site', 'CPU s', 'wall s', 'peak MB', '× CPU of old'], rows, 2)
}
