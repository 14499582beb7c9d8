import {
  type Browser,
  type BrowserContext,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'

type Options = {
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
  /**
   * What is done before the page loads, in order. Routes end with the visit, and so does what a step
   * returns to be disposed of, such as a script that runs in each document.
   */
  before?: Step | readonly Step[]
  /** Whether no later visit reuses this tab, because something stays in it. */
  ownTab?: boolean
}

type Step = (page: Page, context: BrowserContext) => Promise<Disposable> | Promise<void>

/** A page with everything that went wrong on it, its requests, e.g. `GET http://…`, and the paths of its documents. */
export type OpenPage = Page & { troubles: string[]; asked: string[]; documents: string[] }

/** One connection for all files of a worker. */
let browser: Browser | undefined
const open: Page[] = []
/** Idle tabs that a visit can reuse, by the options that a tab cannot change. */
const waiting = new Map<string, Page[]>()
const kinds = new WeakMap<Page, string>()
let visits = 0
/** What ends with this visit. */
const ending = new WeakMap<Page, Disposable[]>()

export async function closePages() {
  await Promise.all(open.splice(0).map(leave))
}

/** Ends a visit. The next one reuses its tab, which saves a process; nothing of this one is left in it. */
async function leave(page: Page) {
  const context = page.context()
  const kind = kinds.get(page)
  if (kind === undefined || page.isClosed()) return context.close()
  page.removeAllListeners()
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const left of ending.get(page) ?? []) await left.dispose()
  ending.delete(page)
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  // Nothing goes on there while the tab waits, and nothing need be styled anew.
  await page.goto(emptyPage)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
  const client = await context.newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  await client.detach()
  waiting.set(kind, [...(waiting.get(kind) ?? []), page])
}

/** In the browser: at the first document of a visit to each site, deletes what others have stored there. */
const forgetOthers = (visit: string) => {
  try {
    if (sessionStorage.getItem('visit') === visit) return
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    sessionStorage.setItem('visit', visit)
  } catch {
    // A sandboxed frame has no storage.
  }
}

/** A document of the site without a program. */
const emptyPage = '/robots.txt'

export const siteUrl = () => inject('siteUrl')

/** The path of a page on its host, which has the site's base before it; other addresses as they are. */
export const onSite = (path: string) =>
  path.startsWith('/') ? new URL(siteUrl()).pathname.replace(/\/$/, '') + path : path

/** Whether the sheet of what no first screen shows styles the page. */
const isStyled = () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-deferred]')
  return !link || (link.media === 'all' && link.sheet !== null)
}

/**
 * Opens a page of the built site in a fresh visit and waits until it is complete.
 *
 * @param path e.g. `/blog`
 */
export async function openPage(path: string, options: Options = {}): Promise<OpenPage> {
  const { width = 1280, height = heightFor(width), theme } = options
  const page = await enter(options)
  open.push(page)
  await page.setViewportSize({ width, height })
  visits += 1
  ending.set(page, [await page.addInitScript(forgetOthers, String(visits))])
  if (theme) {
    await page.goto(emptyPage)
    await page.evaluate((value) => localStorage.setItem('lumbre-theme', value), theme)
  }
  if (options.clock) await page.clock.install()
  for (const step of [options.before ?? []].flat()) {
    const left = await step(page, page.context())
    if (left) ending.set(page, [...(ending.get(page) ?? []), left])
  }
  const visit = Object.assign(page, listen(page))
  await page.goto(path, { waitUntil: options.waitUntil ?? 'load' })
  if (!options.waitUntil && options.javaScript !== false) await page.waitForFunction(isStyled)
  return visit
}

export async function openAlive(path: string, options: Options = {}): Promise<OpenPage> {
  const page = await openPage(path, options)
  await hydrated(page)
  return page
}

/** An idle tab, or a new one for a visit that changes it for good. */
async function enter({ clock, ownTab, javaScript = true, reducedMotion = false }: Options) {
  const kind = JSON.stringify([javaScript, reducedMotion])
  const isKept = !clock && !ownTab
  const known = isKept ? waiting.get(kind)?.pop() : undefined
  if (known) return known
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'es-MX',
    baseURL: siteUrl(),
  })
  // On a busy machine a page of the preview takes longer than the usual 30 s.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  goBelowSite(page)
  if (isKept) kinds.set(page, kind)
  return page
}

/** Lets a tab go to pages by their paths on the site, wherever on its host that stands. */
function goBelowSite(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = (address, options) =>
    goto(address.startsWith('/') ? siteUrl() + address : address, options)
}

const heightFor = (width: number) => (width < 720 ? 844 : 900)

/** Follows a link to an address that the page itself does not name. */
export const followLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'prueba' })
    document.querySelector('main')?.append(link)
    link.click()
  }, onSite(path))

/** What a page asks for fails: an option of `openPage`, as `before`. */
export const without = (pattern: string | RegExp) => (page: Page) =>
  page.route(pattern, (route) => route.abort())

/** Keeps back what a page asks for, until it is released: `before` is an option of `openPage`. */
export function holdBack(pattern: string | RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const before = (page: Page) =>
    page.route(pattern, async (route) => {
      await held
      await route.fallback()
    })
  return { before, release }
}

/** The program of the site, which hydrates the page; its entry arrives. */
export const program = '**/assets/program.*.js'

/** Waits until React has taken over the page, each of its parts but the static ones; then lays all of it out. */
export async function hydrated(page: Page): Promise<void> {
  // One call that waits and acts: between two the page may leave, after a reload for instance.
  await page.waitForFunction(() => {
    if (!('hydrated' in document.documentElement.dataset)) return false
    const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'))
    const parts = document.querySelectorAll('#Root :is(main,h1,button,form,summary,[data-fade])')
    if (![...parts].every((one) => one.closest('[data-static]') || isTaken(one))) return false
    for (const block of document.querySelectorAll('[data-skipped]'))
      for (const wait of block.getAnimations()) wait.finish()
    return true
  })
}

/** Waits until the web fonts are shown. */
export const fontsShown = (page: Page) =>
  page.waitForFunction(() => 'fonts' in document.documentElement.dataset)

function listen(page: Page) {
  const [troubles, asked, documents]: [string[], string[], string[]] = [[], [], []]
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('requestfailed', (request) => {
    // What a page still waits for is cancelled when it is left, or another step overtakes it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      troubles.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()}`)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return { troubles, asked, documents }
}
