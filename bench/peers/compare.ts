import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributesOf, elementsBelow, parseDocument } from '../../src/site/html-tree.ts'
import type { Cost } from '../cost.ts'
import { articleSlug, articleText } from '../generate-articles.ts'
import { setAside } from '../remove-at-exit.ts'
import { rotate } from '../rotate.ts'
import type { Contender } from './contenders.ts'
import { measureCommand } from './measure-command.ts'

export const steps = ['clean', 'no change', 'one article edited'] as const

export type Step = (typeof steps)[number]

/** What one build cost and left behind: megabytes, files and pages of the site. */
export type Result = Cost & { output: number; files: number; pages: number }

export type Measurement = Result & { contender: string; step: Step; count: number }

const temporary = '.bench-tmp'

/**
 * Builds all contenders `runs` times, one beside the other in each step and in rotating order, so
 * that whatever else the machine does falls on all of them alike.
 */
export async function compare(
  contenders: readonly Contender[],
  count: number,
  runs: number,
  report: (measurement: Measurement) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (let run = 0; run < runs; run += 1)
    for (const [turn, step] of steps.entries())
      for (const contender of rotate(contenders, run + turn)) {
        const result = await buildOnce(contender, step, count, run)
        const measurement = { ...result, contender: contender.name, step, count }
        report(measurement)
        measurements.push(measurement)
      }
  return measurements
}

async function buildOnce(
  { name, folder, node, args, articles, extension, outputs }: Contender,
  step: Step,
  count: number,
  run: number,
): Promise<Result> {
  if (step === 'clean') setAside(folder, [...outputs, temporary])
  mkdirSync(join(folder, temporary), { recursive: true })
  const edited = Math.floor(count / 2)
  const sentence = `Una frase más, escrita en la vuelta ${run + 1}.`
  if (step === 'one article edited')
    writeFileSync(
      join(folder, articles, articleSlug(edited) + extension),
      `${articleText(edited, count)}\n${sentence}\n`,
    )
  const cost = await measureCommand({ file: node, args, folder, env: environment(folder) })
  const site = join(folder, outputs[0])
  const page = readFileSync(join(site, 'blog', `${articleSlug(edited)}.html`), 'utf8')
  const elements = [...elementsBelow(parseDocument(page))]
  const code = elements.filter(({ tagName }) => tagName === 'pre')
  const marks = [...elementsBelow(code)].filter(({ tagName }) => tagName === 'span')
  for (const [what, there] of [
    ['its table', elements.some(({ tagName }) => tagName === 'table')],
    ['highlighted code', marks.some((mark) => Object.keys(attributesOf(mark)).length > 0)],
    ['what was written', step !== 'one article edited' || page.includes(sentence)],
  ] as const)
    if (!there) throw new Error(`${name}: the page of ${articleSlug(edited)} lacks ${what}`)
  return { ...cost, ...countFiles(site, count, name) }
}

/** The environment of a build: temporary files, compiled code among them, stay in its folder. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  TMPDIR: join(folder, temporary),
})

function countFiles(site: string, count: number, name: string) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const pages = files.filter((file) => file.name.endsWith('.html'))
  const articles = pages.filter((file) => /^ensayo-\d{5}\.html$/.test(file.name)).length
  if (articles !== count) throw new Error(`${name}: ${articles} of ${count} articles have a page`)
  const bytes = files.reduce(
    (sum, file) => sum + statSync(join(file.parentPath, file.name)).size,
    0,
  )
  return { output: bytes / 1e6, files: files.length, pages: pages.length }
}
