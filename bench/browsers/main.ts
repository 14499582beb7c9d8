import path from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { requireBuiltSite } from '../../scripts/lib/require-built-site.ts'
import { pageFiles, serveBuiltSite } from '../../src/site/built-site.ts'
import { journeys } from './journeys.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'
import type { Page } from './page.ts'

/**
 * `npm run test:firefox`, `npm run test:webkit [-- /path …]`: tests the built site in Firefox, and
 * in WebKit, the engine of Safari: every page, or those named, at phone and desktop widths, and
 * what visitors do there. Any error or warning in the console is a failure.
 */
const { positionals } = readOptions({ allowPositionals: true })
const [engine, ...paths] = positionals
requireBuiltSite('dist')
const { addressOf, stop } = await serveBuiltSite('dist')
const browser =
  engine === 'webkit' ? await openWebKit() : await openFirefox(path.resolve('.cache/firefox'))
console.log(await browser.version())
let failures = 0

/** Visits a page in a new tab; any error, or any error or warning in the console, is a failure. */
async function visit(
  name: string,
  at: { path: string; width: number },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage()
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  try {
    // A background tab does not paint.
    await page.bringToFront()
    await page.setViewport({ width: at.width, height: at.width < 720 ? 844 : 900 })
    await page.goto(addressOf(at.path))
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, {})
    await look(page)
  } catch (error) {
    troubles.push(error instanceof Error ? error.message : String(error))
  }
  await page.close()
  console.log(`${troubles.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  for (const trouble of troubles) console.log(`        ${trouble}`)
  failures += Math.min(1, troubles.length)
}

/**
 * Checks that nothing is wider than the window or overlaps what follows, and that everything
 * becomes visible while scrolling.
 */
async function scrollThrough(page: Page): Promise<void> {
  const fault = await page.evaluate(async () => {
    const root = document.documentElement
    const boxOf = (element: Element) => element.getBoundingClientRect()
    for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      for (const section of document.querySelectorAll('main section')) {
        const block = section.parentElement?.closest(':not([data-static])')
        // A block far from the screen may be skipped, and has an estimated height until it comes
        // near.
        if (block && boxOf(block).height === 0 && boxOf(section).height > 0)
          return `«${section.textContent.slice(0, 30)}» lies over what follows`
      }
    }
    const width = root.scrollWidth - root.clientWidth
    return width > 0 ? `The page is ${width} px wider than its window` : ''
  })
  if (fault) throw new Error(fault)
  await page
    .waitForFunction(
      () => {
        const faded = [...document.querySelectorAll('main [data-fade], main [data-fade] > *')]
        return faded.every((one) => getComputedStyle(one).opacity !== '0')
      },
      { timeout: 10_000 },
    )
    .catch((cause) => {
      throw new Error('Part of the page stays invisible', { cause })
    })
}

try {
  const urls = paths.length > 0 ? paths : [...pageFiles('dist').keys()]
  for (const url of urls)
    for (const width of [390, 1440])
      await visit(`${url} at ${width} px`, { path: url, width }, scrollThrough)
  if (paths.length === 0)
    for (const { name, path, width = 1440, take } of journeys)
      await visit(name, { path, width }, take)
} finally {
  await browser.close()
  stop()
}
process.exitCode = failures > 0 ? 1 : 0
