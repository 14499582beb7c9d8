import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

const apps = [
  ['Contenido', 'Generador de contenido'],
  ['Desarrollo', 'Asistente de código'],
  ['Diseño', 'Diseñador'],
  ['Analytics', 'Analista de datos'],
] as const

test('product §2: /recursos-ia shows the four free AI apps', async () => {
  const page = await sharedPage('/recursos-ia')
  expect(await page.locator('main .apps h3').allTextContents()).toEqual(
    apps.map(([, name]) => name),
  )
})

test('product §3: each app has its category and a description', async () => {
  const page = await sharedPage('/recursos-ia')
  for (const [category, name] of apps) {
    const box = page.locator('main .apps > li').filter({ hasText: name })
    expect(await box.getByText(category, { exact: true }).isVisible()).toBe(true)
    expect((await box.locator('p').allTextContents()).join(' ').length).toBeGreaterThan(40)
  }
})

for (const [, name] of apps)
  test(`product §7: Usar App of «${name}» goes to /app-loader with its name in the navigation state`, async () => {
    const page = await openPage('/recursos-ia')
    await hydrated(page)
    await page.getByRole('link', { name: `Usar App ${name}` }).click()
    await page.waitForURL('**/app-loader')
    await page.locator('main p').getByText(name, { exact: true }).waitFor()
    const state = await page.evaluate(() => history.state.usr)
    expect(state).toEqual({ app: name })
  })

test('decisions: without JavaScript Usar App is a plain link', async () => {
  const page = await sharedPage('/recursos-ia', { javaScript: false })
  const link = page.getByRole('link', { name: 'Usar App Diseñador' })
  expect(await link.getAttribute('href')).toBe('/app-loader')
})

test('/recursos-ia leads on to the AI integration service', async () => {
  const page = await sharedPage('/recursos-ia')
  const link = page.getByRole('link', { name: 'Ver integración de IA' })
  expect(await link.getAttribute('href')).toBe('/servicios/integracion-ia')
})
