import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { requireBuiltSite } from '../../scripts/lib/require-built-site.ts'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { say } from '../../scripts/setup/terminal.js'
import { UserError } from '../../src/lib/user-error.js'
import type { Served } from '../../src/site/built-site.ts'
import { machineLine } from '../machine.ts'
import { median } from '../median.ts'
import { rotate } from '../rotate.ts'
import { type Arrival, measureArrival } from './arrivals.ts'
import { interactions, measureInteraction, type Response } from './interactions.ts'
import { type Audit, everyCategory, openLighthouse, packages } from './lighthouse.ts'
import { type Measured, medianArrival, summarise, summariseInteraction, times } from './measured.ts'
import { measureBytes } from './page-bytes.ts'
import { type Results, report } from './report.ts'
import { builtRoutes, chooseRoutes, type Route } from './routes.ts'
import { floorPath, measuredPath, serveCopy } from './served-copy.ts'
import { slowDown } from './slow-line.ts'
import { judge } from './targets.ts'

/**
 * `npm run bench:visit`: measures what each page costs its visitors, compared with its text as bare
 * HTML and, with `--old DIST`, with another build of the site.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    old: { type: 'string' },
  },
})
const { only, old } = values
const runs = Number(values.runs)
const isPart = only === undefined || ['pages', 'arrivals', 'interactions'].includes(only)
if (!Number.isInteger(runs) || runs < 1 || !isPart)
  throw new UserError(
    '--runs is a number from 1, and --only is pages, arrivals or interactions.',
    2,
  )
for (const folder of ['dist', ...(old ? [old] : [])]) requireBuiltSite(folder)

const cache = path.resolve('.cache/bench-visit')
const out = path.join(cache, 'results')
const routes = chooseRoutes(builtRoutes('dist'), positionals)
const executablePath = ensureBrowser()
const sites: Record<string, Served> = {
  new: await serveCopy('dist', path.join(cache, 'new')),
  ...(old && { old: await serveCopy(old, path.join(cache, 'old')) }),
}
const browser = await chromium.launch({ executablePath, args: browserArguments })
const results: Results = {
  machine: machineLine(),
  versions: { Chromium: browser.version(), ...packages },
  runs,
  routes: [],
  arrivals: [],
  taps: [],
  verdicts: [],
}
const indices: number[] = []
try {
  if (!only || only === 'pages') await measurePages()
  if (!only || only === 'arrivals') await measureArrivals()
  if (!only || only === 'interactions') await measureTaps()
} finally {
  await browser.close()
  for (const { stop } of Object.values(sites)) stop()
}
console.log(`\n${report(results)}\n`)
say(`Written to ${out}.json and ${out}.md.`)

async function measurePages(): Promise<void> {
  const audit = await openLighthouse(path.join(cache, 'tools'), executablePath, browserArguments)
  for (const [index, route] of routes.entries()) {
    const measured = await measurePage(route, audit)
    const { fcp, lcp, floor, scores, old } = measured
    say(
      `${index + 1} of ${routes.length} ${route.url}: ${Object.values(scores).join(' ')}, FCP ${Math.round(fcp)} (floor ${Math.round(floor.fcp)}${old ? `, old ${Math.round(old.fcp)}` : ''}), LCP ${Math.round(lcp)} (${Math.round(floor.lcp)}${old ? `, ${Math.round(old.lcp)}` : ''})`,
    )
    results.routes.push(measured)
    save()
  }
}

/** Measures the floor and the page of each site in turn, each time in another order. */
async function measurePage(
  { html, ...route }: Route,
  audit: Awaited<ReturnType<typeof openLighthouse>>,
): Promise<Measured> {
  const audits: Record<string, Audit[]> = {}
  const visits = [
    { name: 'floor', url: sites.new?.addressOf(floorPath(route.url)), categories: ['performance'] },
    ...Object.entries(sites).map(([name, { addressOf }]) => ({
      name,
      url: addressOf(measuredPath(route.url)),
      categories: everyCategory,
    })),
  ]
  for (let run = 0; run < runs; run += 1)
    for (const { name, url = '', categories } of rotate(visits, run)) {
      const found = await audit(url, categories)
      indices.push(found.benchmarkIndex)
      audits[name] = [...(audits[name] ?? []), found]
    }
  const summaryOf = async (name: string) =>
    summarise(
      audits[name] ?? [],
      await measureBytes(browser, sites[name]?.addressOf(measuredPath(route.url)) ?? ''),
    )
  return {
    ...route,
    ...(await summaryOf('new')),
    floor: times(audits.floor ?? []),
    ...(sites.old && { old: await summaryOf('old') }),
  }
}

async function measureArrivals(): Promise<void> {
  const slowed = await Promise.all(
    Object.entries(sites).map(async ([name, site]) => [name, await slowDown(site)] as const),
  )
  try {
    for (const { url } of routes) {
      const found: Record<string, Arrival[]> = {}
      const [first] = slowed
      const visits = [
        ['floor', first?.[1].addressOf(floorPath(url)) ?? ''] as const,
        ...slowed.map(([name, { addressOf }]) => [name, addressOf(measuredPath(url))] as const),
      ]
      for (let run = 0; run < runs; run += 1)
        for (const [name, address] of rotate(visits, run))
          found[name] = [...(found[name] ?? []), await measureArrival(browser, address)]
      const middle = (name: string) => medianArrival(found[name] ?? [])
      const old = sites.old && { old: middle('old') }
      results.arrivals.push({ url, ...middle('new'), floor: middle('floor'), ...old })
      save()
    }
  } finally {
    for (const [, { stop }] of slowed) stop()
  }
}

async function measureTaps(): Promise<void> {
  results.taps = Object.keys(sites).map((site) => ({ site, interactions: [] }))
  for (const interaction of interactions) {
    const responses: Record<string, Response[]> = {}
    for (let run = 0; run < runs; run += 1)
      for (const [name, { addressOf }] of rotate(Object.entries(sites), run)) {
        const response = await measureInteraction(browser, addressOf('/'), interaction)
        responses[name] = [...(responses[name] ?? []), response]
      }
    for (const { site, interactions } of results.taps)
      interactions.push(summariseInteraction(interaction.name, responses[site] ?? []))
    save()
  }
}

function save(): void {
  if (indices.length > 0) results.benchmarkIndex = median(indices)
  results.verdicts = judge(results.routes, results.taps[0]?.interactions ?? [])
  writeFileSync(`${out}.json`, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(`${out}.md`, `${report(results)}\n`)
}
