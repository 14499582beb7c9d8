import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyProject } from './copy-project.ts'
import { articleSlug, writeArticles } from './generate-articles.ts'
import { removeAtExit, setAside } from './remove-at-exit.ts'
import { rotate } from './rotate.ts'

/** CPU seconds, wall-clock seconds, and peak memory in megabytes. */
export type Cost = { cpu: number; wall: number; memory: number }

/**
 * The resource usage of a process as the operating system counts it: microseconds and kilobytes.
 */
export type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number }

/** A site with made-up articles, which it builds to `dist`. */
export type Site = {
  name: string
  folder: string
  node: string
  /** The arguments of Node that build it. */
  command: string[]
  /** The paths that builds write, besides temporary files. */
  outputs: string[]
}

/** A build to measure, and what is done before it. */
export type Step = { name: string; prepare: (site: Site, run: number) => void }

export type Measurement = { step: string; site: string; cost: Cost }

/** Preloaded into measured processes, whatever checkout they run. */
export const usageReporter = pathToFileURL(path.resolve('bench/report-usage.js')).href

/**
 * The folder for temporary files of measured builds, including compiled code, so that a clean build
 * finds none.
 */
const temporary = '.tmp'

/** A copy of a checkout with made-up articles, to be built without the search index. */
export function copyWithArticles(
  name: string,
  checkout: string,
  count: number,
  node = process.execPath,
): Site {
  const folder = copyProject(checkout)
  removeAtExit(folder)
  writeArticles(folder, count)
  return {
    name,
    folder,
    node,
    command: ['scripts/run.js', 'build', '--without-search'],
    outputs: ['dist', '.cache', 'src/content/generated'],
  }
}

/** The slug of the article that is edited. */
export const editedArticle = (count: number) => articleSlug(Math.floor(count / 2))

/**
 * The sentence that is added to it; different in each run, so that there is always something to
 * build.
 */
export const addedSentence = (run: number) => `Una frase más, la ${run + 1}.`

export function editArticle({ folder }: Site, count: number, run: number): void {
  const file = path.join(folder, `content/blog/${editedArticle(count)}.mdx`)
  appendFileSync(file, `\n${addedSentence(run)}\n`)
}

/** The steps that every site generator supports. */
export const commonSteps = (count: number): Step[] => [
  {
    name: 'clean',
    prepare: ({ folder, outputs }) => setAside(folder, [...outputs, temporary]),
  },
  { name: 'no change', prepare: () => {} },
  { name: 'one article edited', prepare: (site, run) => editArticle(site, count, run) },
]

/**
 * Measures each step with all sites, one after the other and each time in another order, so that
 * other load on the machine affects all of them alike.
 */
export function measureSteps(
  sites: readonly Site[],
  steps: readonly Step[],
  run: number,
  report: (measurement: Measurement) => void,
): void {
  for (const [turn, { name, prepare }] of steps.entries())
    for (const site of rotate(sites, run + turn)) {
      prepare(site, run)
      report({ step: name, site: site.name, cost: measureBuild(site) })
    }
}

/** Runs a build and returns the cost of its process, threads included. */
function measureBuild({ folder, node, command }: Site): Cost {
  const usageFile = path.join(folder, '.cache-usage.json')
  const TMPDIR = path.join(folder, temporary)
  mkdirSync(TMPDIR, { recursive: true })
  const env = { ...process.env, TMPDIR, NO_COLOR: '1', LUMBRE_USAGE_FILE: usageFile }
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(node, ['--import', usageReporter, ...command], {
    cwd: folder,
    env,
    encoding: 'utf8',
    // Astro prints a warning for every article, more than the megabyte at which Node ends a
    // process.
    maxBuffer: 1 << 28,
  })
  const wall = (performance.now() - start) / 1e3
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`)
  return costOf(JSON.parse(readFileSync(usageFile, 'utf8')), wall)
}

/** The cost of a process since an earlier reading. */
export function costOf(usage: Usage, wall: number, before?: Usage): Cost {
  const microseconds = (one?: Usage) => (one ? one.userCPUTime + one.systemCPUTime : 0)
  return {
    cpu: (microseconds(usage) - microseconds(before)) / 1e6,
    wall,
    memory: usage.maxRSS / 1024,
  }
}

/** One line of progress. */
export const measurementLine = ({ step, site, cost: { cpu, wall } }: Measurement) =>
  `${step}, ${site}: ${cpu.toFixed(2)} CPU s, ${wall.toFixed(2)} s`
