import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { countBytes, type PageBytes, readResources } from '../../bench/visit/page-bytes.ts'
import { hydrated, openPage } from './open-page.ts'

/** Answers for the reserved addresses of the framed sites, which belong to nobody. */
const answerFrames = (page: Page) =>
  page.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sitio</title>' }),
  )

const sizes = new Map<string, number>()

/** Size of a script of the site as a host sends it; fonts are compressed already. */
function sentSize(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const bytes = readFileSync(`dist${path}`)
  const size = path.endsWith('.js') ? brotliCompressSync(bytes).length : bytes.length
  sizes.set(path, size)
  return size
}

/** Opens a page as a first visit on a phone, touches nothing, and counts what it has asked for. */
export async function firstVisit(url: string): Promise<PageBytes> {
  const page = await openPage(url, { width: 390, before: answerFrames })
  await hydrated(page)
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const { html, resources } = await page.evaluate(readResources)
  const own = resources.filter(({ url }) => url.startsWith(new URL(page.url()).origin))
  const sent = own.map((one) => ({ ...one, bytes: sentSize(new URL(one.url).pathname) }))
  return countBytes(await page.content(), html, sent)
}
