import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserArguments } from '../../scripts/lib/browser-arguments.ts'
import { ensureBrowser } from '../../scripts/setup/browser.js'
import { runMain, SetupError, say } from '../../scripts/setup/messages.js'
import { root } from '../../scripts/setup/root.js'
import { median } from '../median.ts'
import { interactions, measureInteraction } from './interactions.ts'
import { everyCategory, startLighthouse } from './lighthouse.ts'
import { type Measured, type Pair, summarize } from './measured.ts'
import { type MeasuredInteraction, summarizeInteraction } from './measured-interaction.ts'
import { chooseRoutes, readOptions } from './options.ts'
import { measureBytes } from './page-bytes.ts'
import { type Results, report } from './report.ts'
import { builtRoutes, type Route } from './routes.ts'
import { serveCopy } from './serve-copy.ts'
import { floorPath, measuredPath } from './served-copy.ts'
import { judge } from './targets.ts'
import { ensureTools } from './tools.ts'

const cache = path.join(root, '.cache/bench-visit')

type Lighthouse = ReturnType<typeof startLighthouse>

await runMain(async () => {
  const { runs, only, out, urls, ...options } = readOptions(process.argv.slice(2))
  const dir = path.resolve(root, options.dir)
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new SetupError(`There is no built site in ${options.dir}. Build it with: npm run build`)
  }
  const routes = chooseRoutes(builtRoutes(dir), urls)
  const executablePath = ensureBrowser()
  // First taps are measured without Lighthouse.
  const tools = only === 'interactions' ? undefined : ensureTools(path.join(cache, 'tools'))
  const site = await serveCopy({ from: dir, to: path.join(cache, 'site') }, routes)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const lighthouse = tools && startLighthouse(tools, executablePath, browserArguments)
  const indices: number[] = []

  /** The page and its floor after each other, in changing order. */
  async function visitPair(
    { audit }: Lighthouse,
    route: Route,
    isPageFirst: boolean,
  ): Promise<Pair> {
    const page = () =>
      audit({
        url: site.addressOf(measuredPath(route.url)),
        categories: everyCategory,
      })
    const floor = () =>
      audit({
        url: site.addressOf(floorPath(route.url)),
        categories: ['performance'],
      })
    const first = await (isPageFirst ? page : floor)()
    const second = await (isPageFirst ? floor : page)()
    indices.push(first.benchmarkIndex, second.benchmarkIndex)
    return isPageFirst ? { page: first, floor: second } : { page: second, floor: first }
  }

  async function measurePage(lighthouse: Lighthouse, route: Route): Promise<Measured> {
    const bytes = await measureBytes(browser, site.addressOf(measuredPath(route.url)))
    const pairs: Pair[] = []
    for (let run = 0; run < runs; run += 1)
      pairs.push(await visitPair(lighthouse, route, run % 2 === 0))
    return summarize(route, pairs, bytes)
  }

  const results = emptyResults(browser, tools?.versions ?? {}, runs)
  const save = () => {
    if (indices.length > 0) results.machine.benchmarkIndex = median(indices)
    results.verdicts = judge(results.routes, results.interactions)
    const file = path.resolve(root, out)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.json`, `${JSON.stringify(results, null, 2)}\n`)
    writeFileSync(`${file}.md`, `${report(results)}\n`)
  }

  try {
    for (const [index, route] of routes.entries()) {
      if (!lighthouse) break
      const measured = await measurePage(lighthouse, route)
      const { fcp, lcp, floor, scores } = measured
      say(
        `${index + 1} of ${routes.length} ${route.url}: ${Object.values(scores).join(' ')}, FCP ${Math.round(fcp)} (floor ${Math.round(floor.fcp)}), LCP ${Math.round(lcp)} (${Math.round(floor.lcp)})`,
      )
      results.routes.push(measured)
      save()
    }
    for (const interaction of only === 'pages' ? [] : interactions) {
      results.interactions.push(await measureTaps(browser, site.addressOf('/'), interaction, runs))
      save()
    }
  } finally {
    lighthouse?.stop()
    await browser.close()
    site.stop()
  }
  console.log(`\n${report(results)}\n`)
  say(`Written to ${out}.json and ${out}.md.`)
  return 0
})

async function measureTaps(
  browser: Browser,
  home: string,
  interaction: (typeof interactions)[number],
  runs: number,
): Promise<MeasuredInteraction> {
  const responses = []
  for (let run = 0; run < runs; run += 1)
    responses.push(await measureInteraction(browser, home, interaction))
  return summarizeInteraction(interaction.name, responses)
}

function emptyResults(
  browser: Browser,
  toolVersions: Record<string, string>,
  runs: number,
): Results {
  const processors = os.cpus()
  return {
    date: new Date().toISOString(),
    machine: {
      processor: processors[0]?.model ?? 'unknown processor',
      cores: processors.length,
      system: `${os.type()} ${os.release()}`,
    },
    versions: { Node: process.versions.node, Chromium: browser.version(), ...toolVersions },
    runs,
    routes: [],
    interactions: [],
    verdicts: [],
  }
}
