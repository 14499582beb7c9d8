import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, hydrated, openPage, program } from '../support/open-page.ts'

/**
 * In the browser: where every element is and how it looks, in the words of the style sheets. The chat's
 * button alone looks for its place.
 */
const looks = () =>
  [...document.querySelectorAll('#Root :not([data-dock], [data-dock] *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, borderTopColor, opacity } =
      getComputedStyle(element)
    const place = [x, y, width, height]
    const look = [...place, color, backgroundColor, fontSize, fontWeight, borderTopColor, opacity]
    return `${element.tagName}: ${look.join(' ')}`
  })

test.each(['/precios', '/contacto', '/servicios', '/blog'])(
  '%s looks the same before and after hydration',
  async (path) => {
    const { before: hold, release } = holdBack(program)
    const page = await openPage(path, {
      reducedMotion: true,
      before: async (page) => {
        await page.route('**/*.woff2', (route) => route.abort())
        await hold(page)
      },
    })
    // Blocks far below have their height once they are laid out.
    await page.evaluate(() => delete document.documentElement.dataset.fromTop)
    // The colours of the deferred sheet fade in.
    await page.waitForTimeout(600)
    const before = await page.evaluate(looks)
    release()
    await hydrated(page)
    const after = new Set(await page.evaluate(looks))
    expect(before.length).toBeGreaterThan(100)
    expect(before.filter((look) => !after.has(look))).toEqual([])
  },
)

for (const [name, touch] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a touch', (page: Page) => page.locator('h1').dispatchEvent('pointerdown')],
] as const)
  test(`speed: ${name} on a page that is still loading asks for the program`, async () => {
    const asked: string[] = []
    const page = await openPage('/blog', {
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
        // As a picture that takes its time: the page does not get to its load event.
        await page.route('**/slow.svg', () => new Promise(() => {}))
        await page.route('**/blog', async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('</body>', '<img src="/slow.svg"></body>')
          await route.fulfill({ response, body })
        })
      },
      waitUntil: 'commit',
    })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const isAsked = () => asked.some((url) => url.includes('/assets/start.'))
    await page.waitForTimeout(300)
    expect(isAsked()).toBe(false)
    await touch(page)
    await expect.poll(isAsked).toBe(true)
  })
