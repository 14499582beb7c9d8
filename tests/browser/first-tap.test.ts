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

for (const when of ['one second after load', 'before React has come'])
  test.each(interactions)(`speed: a first tap on $name ${when} is not lost`, async (one) => {
    const { before, release } = holdBack(program)
    const isHeld = when.startsWith('before')
    const page = await openPage('/', { width: 390, ...(isHeld && { before }) })
    expect(await effectOf(page, one).isVisible()).toBe(false)
    if (!isHeld) await page.waitForTimeout(1000)
    await act(page, one)
    release()
    await hydrated(page)
    await effectOf(page, one).waitFor()
    expect(page.troubles).toEqual([])
  })
