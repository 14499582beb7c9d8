import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, siteUrl } from '../support/open-page.ts'

for (const path of ['/', '/blog', '/blog/futuro-ia-desarrollo-web', '/privacidad'])
  test(`${path} hydrates without a word in the console and asks no server but its own`, async () => {
    const asked: string[] = []
    const page = await openPage(path, {
      before: async (page) => {
        page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
      },
    })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(page.troubles).toEqual([])
    expect(asked.length).toBeGreaterThan(1)
    for (const request of asked) expect(request.startsWith(`GET ${siteUrl()}/`), request).toBe(true)
    expect(await page.context().cookies()).toEqual([])
  })

test('speed: hydration leaves the style element where it is, so that nothing is styled anew', async () => {
  const page = await openPage('/', {
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { moved: 0 })
        new MutationObserver((records) => {
          for (const { removedNodes } of records)
            for (const node of removedNodes)
              if (node.nodeName === 'STYLE') (window as unknown as { moved: number }).moved += 1
        }).observe(document, { childList: true, subtree: true })
      }),
  })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
  expect(await page.locator('head style:not([data-rules])').count()).toBe(0)
})

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
    const isAsked = () => asked.some((url) => url.includes('/assets/client.'))
    await page.waitForTimeout(300)
    expect(isAsked()).toBe(false)
    await touch(page)
    await expect.poll(isAsked).toBe(true)
  })
