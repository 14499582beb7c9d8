import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

for (const path of ['/', '/blog', '/blog/futuro-ia-desarrollo-web', '/privacidad'])
  test(`${path} hydrates without a word in the console`, async () => {
    const page = await openPage(path)
    await hydrated(page)
    expect(page.troubles).toEqual([])
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
