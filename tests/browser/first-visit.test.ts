import { expect, test } from 'vitest'
import { onSite, openPage } from '../support/open-page.ts'

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

test('speed: nothing in the header moves after it is first seen', async () => {
  const part = (await openUpTo(/<details[^>]*>/)).locator('header')
  expect(await part.locator('details').isVisible()).toBe(false)
  expect(await part.getByRole('link', { name: 'Lumbre, inicio' }).isVisible()).toBe(true)
  const whole = (await openUpTo(/<\/header>/)).locator('header')
  expect(await whole.locator('details').isVisible()).toBe(true)
})

test('speed: on a slow line the deferred sheet is requested before the first paint', async () => {
  const page = await openPage('/', {
    before: (page) =>
      page.route(onSite('/'), async (route) => {
        await new Promise((done) => setTimeout(done, 400))
        await route.continue()
      }),
  })
  const [asked = 0, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/deferred.'))
      ?.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ])
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(painted ?? 0)
})
