import type { Browser } from 'playwright-core'
import { attributesOf, elementsBelow, parseDocument, textOf } from '../../src/lib/html-tree.ts'

/** A file that a page has asked for, as the browser saw it. */
export type Resource = {
  url: string
  /** Bytes of its body as they were sent. */
  bytes: number
  /** Asked for before the page's load event. */
  beforeLoad: boolean
}

/** What a page costs to a visitor who does nothing, in bytes as sent. */
export type PageBytes = {
  html: number
  /** External script asked for before the load event. */
  scriptBeforeLoad: number
  /** Script in the page itself that the browser runs; data blocks are none. Not compressed. */
  inlineScript: number
  /** All external script once the page has come to rest. */
  scriptAfterIdle: number
  /** Texts asked for that the page already shows. */
  ownBody: number
  fonts: number
  fontsBeforeLoad: number
}

/** In the browser: everything that the page has asked for so far. */
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

/** Bytes of the scripts in a document that run: JSON, linked data and rules of speculation do not. */
export function inlineScriptBytes(html: string): number {
  const runs = /^(|module|(text|application)\/javascript)$/
  return [...elementsBelow(parseDocument(html))]
    .filter(
      (element) => element.tagName === 'script' && runs.test(attributesOf(element).type ?? ''),
    )
    .reduce((sum, { childNodes }) => sum + Buffer.byteLength(textOf(childNodes)), 0)
}

const sum = (resources: Resource[]) => resources.reduce((total, { bytes }) => total + bytes, 0)

/** Sorts what a page has asked for into kinds. */
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

/** How long a page asks for nothing until it counts as being at rest. */
const restMilliseconds = 1500

/** Opens a page as a first visit on a phone, touches nothing and waits until it is at rest. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const response = await page.goto(url)
    // The program is due after load and idle.
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
