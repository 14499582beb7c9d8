import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'

const words = pageOf(content, 'about').data

test('/quienes-somos tells the mission', async () => {
  const page = await openPage('/quienes-somos')
  expect(await page.locator('main').innerText()).toContain(words.mission.text)
})

test('/quienes-somos names four values', async () => {
  const page = await openPage('/quienes-somos')
  const count = await page.locator('main dt').count()
  expect(count).toBe(4)
  expect(await page.locator('main dd').count()).toBe(count)
})

test('/quienes-somos tells the story', async () => {
  const page = await openPage('/quienes-somos')
  const story = page.locator('section', {
    has: page.getByRole('heading', { name: words.story.heading }),
  })
  expect(await story.locator('p').count()).toBeGreaterThanOrEqual(3)
})

test('the page shows the portraits and leads to the team', async () => {
  const page = await openPage('/quienes-somos')
  await hydrated(page)
  expect(await page.locator('main img').count()).toBe(content.team.length)
  await page
    .locator('main')
    .locator(`a[href="${onSite('/equipo')}"]`)
    .click()
  await page.waitForURL('**/equipo')
})
