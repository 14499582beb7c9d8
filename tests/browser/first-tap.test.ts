import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Interaction, interactions } from '../../bench/visit/interactions.ts'
import { hydrated, openPage } from '../support/open-page.ts'

/** Does on a page what the interaction says, with the pointer and the keyboard. */
async function act(page: Page, { target, keys = [] }: Interaction) {
  await page.locator(target).filter({ visible: true }).first().click()
  for (const key of keys) await page.keyboard.press(key)
}

const effectOf = (page: Page, { effect }: Interaction) => page.locator(effect).first()

test.each(interactions)('speed: the effect of $name is not there before the tap', async (one) => {
  const page = await openPage('/', { width: 390 })
  expect(await effectOf(page, one).isVisible()).toBe(false)
})

test.each(interactions)(
  'speed: a first tap on $name one second after load is not lost',
  async (one) => {
    const page = await openPage('/', { width: 390 })
    await page.waitForTimeout(1000)
    await act(page, one)
    await effectOf(page, one).waitFor()
    await hydrated(page)
    expect(await effectOf(page, one).isVisible()).toBe(true)
    expect(page.troubles).toEqual([])
  },
)

test.each(interactions)('speed: a tap on $name before React has come is not lost', async (one) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage('/', {
    width: 390,
    before: (page) =>
      page.route('**/assets/start.*.js', async (route) => {
        await held
        await route.continue()
      }),
  })
  await act(page, one)
  release()
  await hydrated(page)
  await effectOf(page, one).waitFor()
  expect(page.troubles).toEqual([])
})
