import { expect, test } from 'vitest'
import { hydrated, onSite, openPage } from '../support/open-page.ts'

const article = '/blog/futuro-ia-desarrollo-web'

test('an article that is reached by a link does load its text, so that the count can see it', async () => {
  const page = await openPage('/blog', { width: 390 })
  await hydrated(page)
  await page
    .getByRole('main')
    .locator(`a[href="${onSite(article)}"]`)
    .first()
    .click()
  await page.locator('[data-body]').waitFor()
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(names.filter((name) => name.includes('/_bodies/'))).not.toEqual([])
})

/** Opens the home page as a browser has it while it still reads: up to a certain tag. */
const openUpTo = (tag: RegExp) =>
  openPage('/', {
    width: 390,
    javaScript: false,
    before: (page) =>
      page.route(onSite('/'), async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const { index = 0, 0: found = '' } = tag.exec(text) ?? {}
        await route.fulfill({ response, body: text.slice(0, index + found.length) })
      }),
  })

test('speed: nothing in the header is seen at a place where it does not stay', async () => {
  const part = (await openUpTo(/<details[^>]*>/)).locator('header')
  expect(await part.locator('details').isVisible()).toBe(false)
  expect(await part.getByRole('link', { name: 'Lumbre, inicio' }).isVisible()).toBe(true)
  const whole = (await openUpTo(/<\/header>/)).locator('header')
  expect(await whole.locator('details').isVisible()).toBe(true)
})
