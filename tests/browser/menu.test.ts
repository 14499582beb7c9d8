import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

const phone = { width: 390, height: 844 }
const fontsShow = () => 'fonts' in document.documentElement.dataset
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú' })

async function expectLowRows(page: Page) {
  const rows = await menu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        label: link.textContent,
        height: link.getBoundingClientRect().height,
      })),
    )
  const labels = [...site.navigation, site.start.menu].map(({ label }) => label)
  expect(rows.map(({ label }) => label)).toEqual(labels)
  expect(rows.filter(({ height }) => height > 64)).toEqual([])
  const screens = await menu(page).evaluate((nav) => nav.scrollHeight / nav.clientHeight)
  // What is seen at once, and at most as much to scroll.
  expect(screens).toBeLessThanOrEqual(2)
  const last = menu(page).getByRole('link', { name: site.start.menu.label })
  await last.scrollIntoViewIfNeeded()
  const { y = phone.height, height = 0 } = (await last.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(phone.height)
}

test('on a first visit the rows of the open menu are low, before the fonts come and after', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage('/', {
    ...phone,
    before: (page) =>
      page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      }),
  })
  await page.locator('header summary').click()
  await expectLowRows(page)
  release()
  await page.waitForFunction(fontsShow)
  await expectLowRows(page)
})

test('the rows of a menu that is opened after the fonts came are as low', async () => {
  const page = await openPage('/', phone)
  await page.waitForFunction(fontsShow)
  await page.locator('header summary').click()
  await expectLowRows(page)
})
