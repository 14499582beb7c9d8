import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Interaction, interactions } from '../../bench/visit/interactions.ts'
import { holdBack, hydrated, openPage, program } from '../support/open-page.ts'

/** Does on a page what the interaction says, with the pointer and the keyboard. */
async function act(page: Page, { target, keys = [] }: Interaction) {
  await page.locator(target).filter({ visible: true }).first().click()
  for (const key of keys) await page.keyboard.press(key)
}

const effectOf = (page: Page, { effect }: Interaction) => page.locator(effect).first()

test.each(interactions)('a first tap on $name before React has come is not lost', async (one) => {
  const { before, release } = holdBack(program)
  const page = await openPage('/', { width: 390, before })
  expect(await effectOf(page, one).isVisible()).toBe(false)
  await act(page, one)
  // What only the program can answer says so meanwhile; the rest is there already.
  const pill = () => page.evaluate(() => getComputedStyle(document.body, '::after').content)
  await expect.poll(pill).toBe(one.name === 'chat' ? '"Cargando..."' : 'none')
  release()
  await hydrated(page)
  await effectOf(page, one).waitFor()
  expect(await pill()).toBe('none')
  // The page is held only behind what opens over it.
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await page.keyboard.press('Escape')
  await expect.poll(overflow).toBe('visible')
  expect(page.troubles).toEqual([])
})
