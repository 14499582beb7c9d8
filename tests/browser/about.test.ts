import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

test('product §2: /quienes-somos tells the mission', async () => {
  const page = await sharedPage('/quienes-somos')
  expect(await page.locator('main').innerText()).toContain('Nuestra misión es')
})

test('product §2: /quienes-somos names four values', async () => {
  const page = await sharedPage('/quienes-somos')
  expect(await page.locator('main dt').allInnerTexts()).toEqual([
    'Útil antes que novedoso',
    'Cuentas claras',
    'Cerca aunque en línea',
    'Aprender en voz alta',
  ])
  expect(await page.locator('main dd').count()).toBe(4)
})

test('product §2: /quienes-somos tells the story', async () => {
  const page = await sharedPage('/quienes-somos')
  const story = page.locator('section', {
    has: page.getByRole('heading', { name: 'De dónde venimos' }),
  })
  expect(await story.locator('p').count()).toBeGreaterThanOrEqual(3)
})

test('product §9: /quienes-somos says that there is no physical office', async () => {
  const page = await sharedPage('/quienes-somos')
  expect(await page.locator('main').innerText()).toContain('Sin oficina física')
})

test('the page shows four portraits and leads to the team', async () => {
  const page = await openPage('/quienes-somos')
  await hydrated(page)
  expect(await page.locator('main img').count()).toBe(4)
  await page.locator('main').getByRole('link', { name: 'Conocer al equipo' }).click()
  await page.waitForURL('**/equipo')
})
