import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Cost } from '../bench/cost.ts'
import { copyProject } from './lib/copy-project.ts'
import { writeArticles } from './lib/generate-articles.ts'
import { measureBuild } from './lib/measure-build.ts'
import { startPreview } from './lib/measure-preview.ts'
import { readOptions } from './lib/read-options.ts'
import { removeAtExit, setAside } from './lib/remove-at-exit.ts'

/** `npm run bench:scale -- 1000`: what builds and the preview cost with so many articles more. */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000]
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Usage: npm run bench:scale -- [--keep] COUNT [COUNT …], e.g. 10 100 1000')
  process.exit(2)
}

/** A component of every page that no text of the content shows. */
const sharedComponent = 'src/app/Footer.tsx'

/** Saves after the first one, of which the middle one counts. */
const saves = 5

console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`,
)
console.log('| articles | what | CPU s | wall s | peak MB | result |')
console.log('| ---: | --- | ---: | ---: | ---: | --- |')
for (const count of counts) {
  const folder = copyProject(process.cwd())
  if (values.keep) console.error(`Kept: ${folder}`)
  else removeAtExit(folder)
  writeArticles(folder, count)
  const report = (name: string, { cpu, wall, memory }: Cost, summary = '') =>
    console.log(
      `| ${count} | ${name} | ${cpu.toFixed(2)} | ${wall.toFixed(2)} | ${memory.toFixed(0)} | ${summary} |`,
    )
  measureBuilds(folder, count, report)
  await measurePreviews(folder, count, report)
}

type Report = (name: string, cost: Cost, summary?: string) => void

/** The article that is edited. */
function articleOf(count: number) {
  return `ensayo-${String(Math.floor(count / 2)).padStart(5, '0')}`
}

function measureBuilds(folder: string, count: number, report: Report) {
  const append = (path: string, text: string) => appendFileSync(join(folder, path), text)
  const runs: [name: string, prepare: () => void, ...options: string[]][] = [
    ['clean', () => {}, '--without-search'],
    ['no change', () => {}, '--without-search'],
    [
      'one article edited',
      () => append(`content/blog/${articleOf(count)}.mdx`, '\nUna frase más, escrita después.\n'),
      '--without-search',
    ],
    [
      'one shared component edited',
      () => append(sharedComponent, '\n/** Changed. */\nexport const edited = true\n'),
      '--without-search',
    ],
    ['search index of all pages', () => {}],
  ]
  for (const [name, prepare, ...options] of runs) {
    prepare()
    const { summary, ...cost } = measureBuild(folder, ...options)
    report(name, cost, summary)
  }
}

async function measurePreviews(folder: string, count: number, report: Report) {
  const first = await startPreview(folder, articleOf(count))
  report('preview: start after a build', first.start)
  await first.stop()
  const again = await startPreview(folder, articleOf(count))
  report('preview: start again', again.start)
  report('preview: first save to page', await again.save())
  const later: Cost[] = []
  while (later.length < saves) later.push(await again.save())
  const middle = later.sort((a, b) => a.wall - b.wall)[saves >> 1] as Cost
  report('preview: save to page', middle, `median of ${saves}`)
  await again.stop()
  setAside(folder, ['.cache', 'src/content/generated'])
  const cold = await startPreview(folder, articleOf(count))
  report('preview: start without any cache', cold.start)
  await cold.stop()
}
