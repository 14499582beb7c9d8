import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

for (const name of content['ai-apps'].map(({ data }) => data.title))
  test(`Usar App of «${name}» goes to /app-loader with its name in the navigation state`, async () => {
    const page = await openPage('/recursos-ia')
    await hydrated(page)
    await page.getByRole('link', { name: `${home.apps.action} ${name}` }).click()
    await page.waitForURL('**/app-loader')
    await page.locator('main p').getByText(name, { exact: true }).waitFor()
    const state = await page.evaluate(() => history.state.usr)
    expect(state).toEqual({ app: name })
  })

test('without JavaScript Usar App is a plain link', async () => {
  const page = await openPage('/recursos-ia', { javaScript: false })
  const links = page.getByRole('link', { name: home.apps.action })
  expect(await links.count()).toBe(content['ai-apps'].length)
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toBe(onSite('/app-loader'))
})

test('/recursos-ia leads on to the AI integration service', async () => {
  const page = await openPage('/recursos-ia')
  const link = page.getByRole('link', {
    name: pageOf(content, 'resources').data.offer.action.label,
  })
  expect(await link.getAttribute('href')).toBe(onSite('/servicios/integracion-ia'))
})
