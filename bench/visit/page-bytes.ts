import type { Browser } from 'playwright-core'
import { attributeOf, elementsBelow, parseDocument, textOf } from '../../src/lib/html-tree.ts'

/** A file that a page has requested, as the browser reports it. */
type Resource = {
  url: string
  /** The size of its body as sent, in bytes. */
  bytes: number
  /** Requested before the page's load event. */
  beforeLoad: boolean
}

/** What a page costs a visitor who does not interact, in bytes as sent. */
export type PageBytes = {
  html: number
  /** External scripts requested before the load event. */
  scriptBeforeLoad: number
  /** Inline scripts that the browser runs, without data blocks. Not compressed. */
  inlineScript: number
  /** All external scripts once the page is idle. */
  scriptAfterIdle: number
  /** Bodies requested although the page already shows them. */
  ownBody: number
  fonts: number
  fontsBeforeLoad: number
}

/** Runs in the browser: everything that the page has requested so far. */
export function readResources(): { html: number; resources: Resource[] } {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    html: visit?.encodedBodySize ?? 0,
    resources: resources.map(({ name, encodedBodySize, startTime }) => ({
      url: name,
      bytes: encodedBodySize,
      beforeLoad: startTime < (visit?.loadEventStart ?? 0),
    })),
  }
}

/**
 * The size in bytes of the inline scripts that run; JSON and speculation rules do not.
 */
export function inlineScriptBytes(html: string): number {
  const runs = /^(|module|(text|application)\/javascript)$/
  return [...elementsBelow(parseDocument(html))]
    .filter(
      (element) => element.tagName === 'script' && runs.test(attributeOf(element, 'type') ?? ''),
    )
    .reduce((sum, { childNodes }) => sum + Buffer.byteLength(textOf(childNodes)), 0)
}

const sum = (resources: Resource[]) => resources.reduce((total, { bytes }) => total + bytes, 0)

/** Sums up the requests of a page by kind. */
export function countBytes(document: string, html: number, resources: Resource[]): PageBytes {
  const path = ({ url }: Resource) => new URL(url).pathname
  const scripts = resources.filter((resource) => path(resource).endsWith('.js'))
  const fonts = resources.filter((resource) => /\.(woff2?|ttf|otf)$/.test(path(resource)))
  return {
    html,
    inlineScript: inlineScriptBytes(document),
    scriptBeforeLoad: sum(scripts.filter(({ beforeLoad }) => beforeLoad)),
    scriptAfterIdle: sum(scripts),
    ownBody: sum(resources.filter((resource) => path(resource).includes('/_bodies/'))),
    fonts: sum(fonts),
    fontsBeforeLoad: sum(fonts.filter(({ beforeLoad }) => beforeLoad)),
  }
}

/** How long a page must request nothing to count as idle. */
const restMilliseconds = 1500

/**
 * Opens a page as on a first visit with a phone, and waits without interacting until it is idle.
 */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const response = await page.goto(url)
    // The program is loaded after the load event, when the browser is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
    )
    let before = -1
    let now = await page.evaluate(readResources)
    while (now.resources.length !== before) {
      before = now.resources.length
      await page.waitForTimeout(restMilliseconds)
      now = await page.evaluate(readResources)
    }
    return countBytes((await response?.text()) ?? '', now.html, now.resources)
  } finally {
    await context.close()
  }
}
