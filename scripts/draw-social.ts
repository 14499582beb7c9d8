import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { parse } from 'yaml'
import { drawFire } from '../src/art/fire.ts'
import { MARK_OF_FIVE } from '../src/art/marks.ts'
import { siteSchema } from '../src/content/schemas/site.ts'
import { heroFire } from '../src/pages/fires.ts'
import { day, fireStops } from '../src/theme/palette.ts'
import { readOptions } from './lib/read-options.ts'
import { browserArguments, ensureBrowser } from './setup/browser.js'

/** `npm run draw:social`: draws public/social.png, what a shared link shows, from the settings. */
readOptions({})
const { name, slogan } = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')))
const font = readFileSync(
  'node_modules/@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
)
const offsets = [0, 0.07, 0.27, 0.56, 1]

/** A path in the colours of the day's fire, which burns upwards over so many units. */
const lit = (id: string, height: number, path: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${height}" x2="0" y2="0">${fireStops.day
    .map((stop, index) => `<stop offset="${offsets[index]}" stop-color="${stop}"/>`)
    .join('')}</linearGradient><path fill="url(#${id})" d="${path}"/>`

const fire = drawFire(heroFire)

const html = `<!DOCTYPE html><html lang="es"><style>
@font-face{font-family:P;font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}
body{position:relative;margin:0;width:1200px;height:630px;overflow:hidden;background:${day.paper};color:${day.ink};font-family:P,serif}
.fire{position:absolute;inset:auto auto 9px 36px;width:1200px;height:487px}
.ground{position:absolute;inset:auto 0 0;height:9px;background:${day.ink}}
p,h1{position:absolute;left:64px;margin:0}
p{top:48px;display:flex;align-items:center;gap:18px;font-weight:800;font-size:46px;letter-spacing:-.025em}
h1{top:152px;max-width:5.3em;font-weight:850;font-size:104px;line-height:.9;letter-spacing:-.042em;word-spacing:.07em}
</style><body>
<svg class="fire" viewBox="0 0 720 292">${lit('f', 292, fire)}</svg>
<div class="ground"></div>
<p><svg width="48" height="51" viewBox="${MARK_OF_FIVE.viewBox}">${lit('m', 34, MARK_OF_FIVE.path)}</svg>${name}</p>
<h1>${slogan}</h1></body></html>`

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: 'public/social.png' })
await browser.close()
