import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

type Options = {
  /** Width of the viewport in CSS pixels; 1280 by default. */
  width?: number
  height?: number
  /** Stored theme of the visitor. */
  theme?: 'light' | 'dark'
  javaScript?: boolean
  reducedMotion?: boolean
  /** Puts the browser's clock under the test's control, from before the page loads. */
  clock?: boolean
  /** What opening waits for; by default the load event and the style of what no first screen shows. */
  waitUntil?: 'commit' | 'load'
  /** Runs before the page loads. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>
}

/** A page with everything that went wrong on it. */
export type OpenPage = Page & { troubles: string[] }

let browser: Browser | undefined
let contexts: BrowserContext[] = []
/** Pages that the tests of a file look at together, by address and visitor. */
const shared = new Map<string, OpenPage>()

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})
afterAll(async () => {
  await browser?.close()
  browser = undefined
  shared.clear()
})

/** The address of the built site. */
export const siteUrl = () => inject('siteUrl')

/** Whether the sheet for later styles the page. */
const isStyled = () => {
  const sheet = document.querySelector<HTMLLinkElement>('[data-sheet]')
  return !sheet || sheet.sheet?.disabled === false
}

/**
 * Opens a page of the built site in a fresh visit and waits until it is complete.
 *
 * @param path e.g. `/blog`
 */
export async function openPage(path: string, options: Options = {}): Promise<OpenPage> {
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const { width = 1280, height = heightFor(width) } = options
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    locale: 'es-MX',
    baseURL: inject('siteUrl'),
  })
  contexts.push(context)
  if (options.theme)
    await context.addInitScript((theme) => {
      // Once per visit: the test may change the stored value afterwards.
      if (!localStorage.getItem('lumbre-theme')) localStorage.setItem('lumbre-theme', theme)
    }, options.theme)
  const page = await context.newPage()
  if (options.clock) await page.clock.install()
  await options.before?.(page, context)
  const open = Object.assign(page, { troubles: listenForTroubles(page) })
  await page.goto(path, { waitUntil: options.waitUntil ?? 'load' })
  if (!options.waitUntil && options.javaScript !== false) await page.waitForFunction(isStyled)
  return open
}

/**
 * A page that all tests of a file share, loaded and alive before the first of them: for tests that
 * only look, or that set all they depend on. Its window gets the width that each of them asks for.
 */
export async function sharedPage(
  path: string,
  options: Pick<Options, 'width' | 'javaScript' | 'reducedMotion'> = {},
): Promise<OpenPage> {
  const { width = 1280, ...visitor } = options
  const key = JSON.stringify([path, visitor])
  const page = shared.get(key) ?? (await openPage(path, options))
  if (!shared.has(key)) {
    contexts = contexts.filter((context) => context !== page.context())
    if (options.javaScript !== false) await hydrated(page)
    shared.set(key, page)
  }
  await page.setViewportSize({ width, height: heightFor(width) })
  return page
}

const heightFor = (width: number) => (width < 720 ? 844 : 900)

/** Waits until React has taken over, the page in the middle included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Nodes get their keys while React still compares; the page that stands takes care of scrolling.
    if (history.scrollRestoration !== 'manual') return false
    const places = [document.querySelector('main'), document.querySelector('main h1')]
    return places.every(
      (place) => place && Object.keys(place).some((key) => key.startsWith('__react')),
    )
  })
}

/** Has all of the page laid out, what is far from the screen included, without the pause for it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('[data-rests]'))
      block.removeAttribute('data-rests')
  })
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  )
}

/** Waits until a part of the page that comes to life by itself answers events. */
export async function alive(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect
    .poll(() => part.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

function listenForTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}
