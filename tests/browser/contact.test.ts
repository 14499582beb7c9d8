import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

test('the questions of the contact page open one at a time and close again', async () => {
  const page = await openPage('/contacto')
  const questions = page.getByRole('main').locator('details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  expect(await page.locator('main details[open]').count()).toBe(1)
  await questions.nth(1).locator('summary').click()
  expect(await page.locator('main details[open]').count()).toBe(0)
})
