import { type Browser, chromium } from 'playwright-core'
import type { Served } from '../site/built-site.ts'
import { compareShots, type ShotPair } from './compare-shots.ts'

export type PicturePair = ShotPair & { width: number; theme: 'light' | 'dark' }

export type PictureOptions = {
  base: Served
  head: Served
  /** Where the browser is, and how it is started. */
  browser: { executablePath: string; args: string[] }
}

/** How every page is seen; a theme is but a class, so that one visit is enough. */
const looks = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1440].map((width) => ({ width, theme })),
)

/** A moment for both states: some texts depend on the hour. */
const moment = '2026-03-10T17:00:00Z'

/**
 * Takes pictures of pages in both states, at two widths and in both themes; only what differs is
 * given back, with the areas that do.
 */
export async function takePictures(
  pages: readonly { url: string; from: string }[],
  { base, head, browser: options }: PictureOptions,
): Promise<Map<string, PicturePair[]>> {
  const browser = await chromium.launch(options)
  try {
    const found = new Map<string, PicturePair[]>()
    for (const { url, from } of pages) {
      const pairs: PicturePair[] = []
      const [old, next] = await Promise.all([
        shoot(browser, base.addressOf(from)),
        shoot(browser, head.addressOf(url)),
      ])
      for (const [index, look] of looks.entries()) {
        const shots = [old[index], next[index]] as [Buffer, Buffer]
        const pair = shots[0].equals(shots[1]) ? undefined : await compareShots(...shots)
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
    // The look of a second page, whose fonts are there.
    await context.addInitScript(() => sessionStorage.setItem('lumbre-fonts', '1'))
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    await page.goto(address)
    await page.evaluate(showAll)
    await page.waitForLoadState('networkidle')
    const shots: Buffer[] = []
    for (const { width, theme } of looks) {
      // As its toggle would set it.
      await page.evaluate((name) => {
        document.documentElement.className = name
      }, theme)
      await page.setViewportSize({ width, height: width < 720 ? 844 : 900 })
      shots.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    return shots
  } finally {
    await context.close()
  }
}

/** In the browser: what is below the screen drawn too, and every picture loaded. */
async function showAll(): Promise<void> {
  delete document.documentElement.dataset.fromTop
  const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading]')]
  for (const image of lazy) image.loading = 'eager'
  await Promise.allSettled(lazy.map((image) => image.decode()))
}
