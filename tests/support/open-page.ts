import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

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

/** One connection for all files of a worker. */
let browser: Browser | undefined
let contexts: BrowserContext[] = []
/** Pages that the tests of a file look at together, by address and visitor. */
const shared = new Map<string, OpenPage>()

/** Closes what a test has opened. */
export async function closePages() {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}

/** Closes what the tests of a file have shared. */
export async function closeSharedPages() {
  await Promise.all([...shared.values()].map((page) => page.context().close()))
  shared.clear()
}

/** The address of the built site. */
export const siteUrl = () => inject('siteUrl')

/** Whether the sheet of what no first screen shows styles the page. */
const isStyled = () => {
  const sheet = document.querySelector<HTMLLinkElement>('[data-deferred]')
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

/** Keeps back what a page asks for, until it is released: `before` is an option of `openPage`. */
export function holdBack(pattern: string | RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const before = (page: Page) =>
    page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
  return { before, release }
}

/** The program of the site, which hydrates the page. */
export const program = '**/assets/start.*.js'

/** Waits until React has taken over the page, each of its parts but the static ones. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('hydrated' in document.documentElement.dataset)) return false
    const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'))
    return [
      ...document.querySelectorAll('#Root :is(main,h1,button,form,summary,[data-fade])'),
    ].every((one) => one.closest('[data-static]') || isTaken(one))
  })
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
