import { type Browser, chromium, type Page } from 'playwright-core'
import type { Served } from '../site/built-site.ts'
import { compareShots, newShot, type ShotPair } from './compare-shots.ts'

/** The screenshots of a page at one width in one theme. */
export type PageShots = ShotPair & { width: number; theme: 'light' | 'dark' }

export type ShotOptions = {
  base: Served
  head: Served
  /** The path of the browser, and its arguments. */
  browser: { executablePath: string; args: string[] }
}

/**
 * The widths and themes in which every page is shot; the theme is only a class, so one visit is
 * enough.
 */
const looks = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1440].map((width) => ({ width, theme })),
)

/** The height of a window of this width, in pixels. */
export const heightFor = (width: number) => (width < 720 ? 844 : 900)

/** Lets a page show the same at each visit: some texts depend on the hour, and the loader on chance. */
export async function fixTimeAndChance(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-03-10T17:00:00Z')
  await page.addInitScript(() => {
    Math.random = () => 0
  })
}

/**
 * Takes screenshots of pages in both states, at two widths and in both themes; returns those that
 * differ, with the differing areas, and those of new pages.
 */
export async function takeShots(
  pages: readonly { url: string; from?: string }[],
  { base, head, browser: options }: ShotOptions,
): Promise<Map<string, PageShots[]>> {
  const browser = await chromium.launch(options)
  try {
    const found = new Map<string, PageShots[]>()
    for (const { url, from } of pages) {
      const pairs: PageShots[] = []
      const [old, next] = await Promise.all([
        from === undefined ? [] : shoot(browser, base.addressOf(from)),
        shoot(browser, head.addressOf(url)),
      ])
      for (const [index, look] of looks.entries()) {
        const [before, after] = [old[index], next[index] as Buffer]
        const pair = before
          ? !before.equals(after) && (await compareShots(before, after))
          : await newShot(after)
        if (pair) pairs.push({ ...pair, ...look })
      }
      found.set(url, pairs)
    }
    return found
  } finally {
    await browser.close()
  }
}

async function shoot(browser: Browser, address: string): Promise<Buffer[]> {
  const { origin } = new URL(address)
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-MX' })
  try {
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    // Shows the page as on a second visit, with the fonts loaded.
    await context.addInitScript(() => sessionStorage.setItem('lumbre-fonts', '1'))
    const page = await context.newPage()
    await fixTimeAndChance(page)
    await page.goto(address)
    await page.evaluate(showAll)
    await page.evaluate(hideChat)
    await page.waitForLoadState('networkidle')
    const shots: Buffer[] = []
    for (const { width, theme } of looks) {
      // As the theme toggle sets it.
      await page.evaluate((name) => {
        document.documentElement.className = name
      }, theme)
      await page.setViewportSize({ width, height: heightFor(width) })
      shots.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    return shots
  } finally {
    await context.close()
  }
}

/**
 * Runs in the browser: the button comes with the program, at a moment of its own, and would differ
 * between shots of the same page.
 */
function hideChat(): void {
  document.querySelector<HTMLElement>('[data-dock]')?.style.setProperty('display', 'none')
}

/**
 * Runs in the browser: renders what is below the screen, loads every image, and waits for the
 * program, or until it has failed: some controls are only then as a visitor gets them.
 */
export async function showAll(): Promise<void> {
  const { dataset } = document.documentElement
  delete dataset.fromTop
  while (dataset.entry && !('hydrated' in dataset)) await new Promise(requestAnimationFrame)
  const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading]')]
  for (const image of lazy) image.loading = 'eager'
  await Promise.allSettled(lazy.map((image) => image.decode()))
}
