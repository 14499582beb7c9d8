import { type Browser, chromium } from 'playwright-core'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { forEachAtOnce } from '../../src/lib/wait-for-all.ts'
import { withoutHashes } from '../../src/review/built-pages.ts'
import { fixTimeAndChance, showAll } from '../../src/review/take-shots.ts'
import { serveBuiltSite } from '../../src/site/built-site.ts'
import type { Facts } from './read-site.ts'

/** How many pages are open at the same time. */
const atOnce = 3

type Trees = Map<string, Facts>

/**
 * The accessibility trees of the same pages of two built sites, as lines by kind and page. Pages
 * that differ are read twice, because a busy machine may show a page before it is stable.
 */
export async function accessibilityTrees(
  folders: readonly [old: string, next: string],
  pages: readonly string[],
): Promise<{ old: Trees; next: Trees }> {
  const [oldSite, nextSite] = [await serveBuiltSite(folders[0]), await serveBuiltSite(folders[1])]
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const found = { old: new Map<string, Facts>(), next: new Map<string, Facts>() }
  const compare = async (page: string) => {
    const old = await treesOf(browser, oldSite.addressOf(page))
    const next = await treesOf(browser, nextSite.addressOf(page))
    found.old.set(page, old)
    found.next.set(page, next)
    return JSON.stringify(old) === JSON.stringify(next)
  }
  try {
    await forEachAtOnce(pages, atOnce, async (page) => {
      if (!(await compare(page))) await compare(page)
    })
  } finally {
    await browser.close()
    oldSite.stop()
    nextSite.stop()
  }
  return found
}

async function treesOf(browser: Browser, address: string): Promise<Facts> {
  return {
    'accessibility tree': await treeOf(browser, address, true),
    'accessibility tree without JavaScript': await treeOf(browser, address, false),
  }
}

async function treeOf(browser: Browser, address: string, javaScript: boolean): Promise<string[]> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    locale: 'es-MX',
  })
  // Frames of other sites are not compared, and may never respond.
  await context.route(
    (url) => url.origin !== new URL(address).origin,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  if (javaScript) await fixTimeAndChance(page)
  try {
    await page.goto(address)
    if (javaScript) {
      await page.evaluate(showAll)
      await page.waitForLoadState('networkidle')
    }
    const tree = await page.locator('body').ariaSnapshot()
    return tree.split('\n').map(withoutHashes)
  } finally {
    await context.close()
  }
}
