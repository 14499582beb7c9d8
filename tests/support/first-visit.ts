import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { countBytes, type PageBytes, readResources } from '../../bench/visit/page-bytes.ts'
import { dist } from './dist.ts'
import { siteUrl } from './open-page.ts'

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

export const askedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|woff2)$/.test(name))
      .filter(({ startTime }) => startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name)
  })
