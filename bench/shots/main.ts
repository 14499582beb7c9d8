import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { requireBuiltSite } from '../../scripts/lib/require-built-site.ts'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { heightFor, showAll } from '../../src/review/take-shots.ts'
import { pageFiles, serveBuiltSite } from '../../src/site/built-site.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { type State, states } from './states.ts'

/**
 * `npm run shots [-- /path …]`: takes screenshots of every page and state, or of the pages named,
 * in both themes, and makes a contact sheet. `--before FOLDER` marks what differs from those there.
 */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '320,390,768,1024,1440,1920' },
    out: { type: 'string', default: '.cache/shots' },
    before: { type: 'string' },
    'no-states': { type: 'boolean', default: false },
  },
})
requireBuiltSite('dist')
const widths = values.widths.split(',').map(Number)
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const urls = positionals.length > 0 ? positionals : [...pageFiles('dist').keys()]
const withStates = positionals.length === 0 && !values['no-states']

const { addressOf, stop } = await serveBuiltSite('dist')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
mkdirSync(values.out, { recursive: true })
/** How long the chat button takes to move after a change of width, in milliseconds. */
const rest = 200
const shots = (await Promise.all(themes.map(shootTheme))).flat()
await browser.close()
stop()
const sheet = path.join(values.out, 'index.html')
writeFileSync(sheet, contactSheet(shots))
console.log(sheet)

async function shootTheme(theme: Theme): Promise<Shot[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Shows the page as on a second visit, with the fonts loaded.
  await context.addInitScript(() => sessionStorage.setItem('lumbre-fonts', '1'))
  const shots: Shot[] = []
  for (const url of urls) shots.push(...(await shootPage(context, url, theme)))
  if (withStates)
    for (const state of states) shots.push(...(await shootState(context, state, theme)))
  await context.close()
  return shots
}

/** The full page at every width. */
async function shootPage(context: BrowserContext, url: string, theme: Theme): Promise<Shot[]> {
  const page = await open(context, url, theme)
  const subject = url === '/' ? 'inicio' : url.slice(1).replaceAll('/', '_')
  const shots: Shot[] = []
  for (const width of widths) shots.push(await shoot(page, { subject, width, theme }, true))
  await page.close()
  return shots
}

/** A state at every width that has it, as the viewport shows it. */
async function shootState(context: BrowserContext, state: State, theme: Theme): Promise<Shot[]> {
  const own = widths.filter((width) => !state.isSmall || width < 1180)
  const shots: Shot[] = []
  if (!own[0]) return shots
  const page = await open(context, state.path, theme, own[0])
  const subject = `estado_${state.name}`
  try {
    await state.enter(page)
    for (const width of own)
      shots.push(await shoot(page, { subject, width, theme }, false, state.at))
  } catch (error) {
    console.error(`${subject}, ${theme}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
  await page.close()
  return shots
}

async function open(context: BrowserContext, url: string, theme: Theme, width = 1440) {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: heightFor(width) })
  await page.goto(addressOf(url))
  // The home page starts light by design; its dark theme is set as the toggle does.
  await page.evaluate((name) => {
    document.documentElement.className = name
  }, theme)
  await page.evaluate(showAll)
  await page.waitForLoadState('networkidle')
  return page
}

async function shoot(
  page: Page,
  shot: Omit<Shot, 'file' | 'change'>,
  fullPage: boolean,
  at?: string,
): Promise<Shot> {
  const { subject, width, theme } = shot
  const file = `${subject}-${width}-${theme}.png`
  await page.setViewportSize({ width, height: heightFor(width) })
  if (at) {
    const place = page.locator(at).first()
    await place.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  await page.waitForTimeout(rest)
  const image = await page.screenshot({
    path: path.join(values.out, file),
    fullPage,
    // Animations are finished first: a fade half-way would look like a fault, and like a change to
    // `--before`.
    animations: 'disabled',
  })
  console.log(file)
  return { ...shot, file, change: changeOf(file, image) }
}

function changeOf(file: string, image: Buffer): Shot['change'] {
  if (!values.before) return undefined
  const old = path.join(values.before, file)
  if (!existsSync(old)) return 'new'
  return readFileSync(old).equals(image) ? undefined : 'changed'
}
