import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

test('portraits change sides from row to row', async () => {
  const page = await openPage('/equipo', { width: 1440 })
  const lefts = await page
    .locator('main article img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().left))
  expect(lefts.map((left) => (left < 720 ? 'left' : 'right'))).toEqual([
    'left',
    'right',
    'left',
    'right',
  ])
})
