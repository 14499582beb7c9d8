import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { builtUrls, requireBuiltSite, serveBuiltSite } from './lib/built-site.ts'
import { readOptions } from './lib/read-options.ts'
import { browserArguments, ensureBrowser } from './setup/browser.js'

/** `npm run shots [-- /path …]`: every page, or those named, as pictures in both themes. */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,768,1024,1440' },
    out: { type: 'string', default: '.cache/shots' },
  },
})
requireBuiltSite('dist')
const urls = positionals.length > 0 ? positionals : builtUrls('dist')
const { addressOf, stop } = await serveBuiltSite('dist')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
mkdirSync(values.out, { recursive: true })
for (const url of urls)
  for (const width of values.widths.split(',').map(Number))
    for (const theme of ['light', 'dark'] as const) console.log(await shoot(url, width, theme))
await browser.close()
stop()

/** Saves one page at one width in one theme, with everything revealed. */
async function shoot(url: string, width: number, theme: 'light' | 'dark'): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: width < 720 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(addressOf(url))
  // The home page starts light by design; its dark theme is shown as its toggle would.
  await page.evaluate(async (name) => {
    document.documentElement.className = name
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading]')]
    for (const image of lazy) image.loading = 'eager'
    await Promise.all(lazy.map((image) => image.decode()))
  }, theme)
  // The fonts come after the page.
  await page.waitForLoadState('networkidle')
  const name = url === '/' ? 'inicio' : url.slice(1).replaceAll('/', '_')
  const file = path.join(values.out, `${name}-${width}-${theme}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
  return file
}
