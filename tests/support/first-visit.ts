import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countBytes, type PageBytes, readResources } from '../../bench/visit/page-bytes.ts'
import { dist } from './dist.ts'
import { siteUrl } from './open-page.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** In the browser, before the page loads: notes what moves. */
const note = () => {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  return shifts
}

export const noteFirstVisit = (page: Page) => page.addInitScript(note)

/** What has moved so far, in the last frames, too. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: ReturnType<typeof note> }).shifts
  })

const sizes = new Map<string, number>()

/** Size of a script of the site as a host sends it; fonts are compressed already. */
function sentSize(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const file = path.includes('.') ? path : `${path}.html`
  const bytes = readFileSync(`${dist}${file}`)
  const size = path.endsWith('.js') ? brotliCompressSync(bytes).length : bytes.length
  sizes.set(path, size)
  return size
}

export async function bytesOf(page: Page): Promise<PageBytes> {
  const { html, resources } = await page.evaluate(readResources)
  const own = resources.filter(({ url }) => url.startsWith(new URL(page.url()).origin))
  const pathOf = (url: string) => new URL(url.slice(siteUrl().length), siteUrl()).pathname
  const sent = own.map((one) => ({ ...one, bytes: sentSize(pathOf(one.url)) }))
  return countBytes(await page.content(), html, sent)
}

/** Drawings that were the largest thing on the screen when they came, after its text. */
export const drawnLate = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((done) =>
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    return entries
      .map((entry) => (entry as PerformanceEntry & { url: string }).url)
      .filter((url) => url.startsWith('data:'))
  })

/** Where the boxes of text that are on the screen begin. */
export const textTops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,summary,label,table,form,header a')]
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .map((box) => ({ top: box.getBoundingClientRect().top, text: box.textContent.slice(0, 40) }))
      .filter(({ top, text }) => top > 0 && top < innerHeight && text !== 'Cargando...'),
  )

type TraceEvent = { name: string; pid: number; ts: number; args: TraceData }
type TraceData = { elementCount?: number; data?: { message?: string } }

/** How many elements the browser styles anew when one is added to the head and the body. */
export async function restyled(page: Page): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const style = () => document.body.getBoundingClientRect()
    style()
    console.timeStamp('begin')
    document.head.append(document.createElement('meta'))
    const box = document.body.appendChild(document.createElement('div'))
    style()
    console.timeStamp('end')
    box.remove()
  })
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser?.stopTracing()))
  const markOf = (message: string) =>
    trace.traceEvents.find(
      ({ name, args }) => name === 'TimeStamp' && args.data?.message === message,
    )
  const [begin, end] = [markOf('begin'), markOf('end')]
  // Now and then a page learns of the trace too late to leave its marks.
  if (!begin || !end) return restyled(page)
  // The trace has the pages of other tests too.
  const recalculations = trace.traceEvents.filter(
    ({ name, pid, ts }) =>
      name === 'UpdateLayoutTree' && pid === begin.pid && ts > begin.ts && ts < end.ts,
  )
  expect(recalculations).not.toEqual([])
  return recalculations.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}
