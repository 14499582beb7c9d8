import { expect, test } from 'vitest'
import { hydrated, onSite, openPage } from '../support/open-page.ts'

for (const [alias, target] of [
  ['/servicios/creacion-saas-ia', '/servicios/creacion-saas'],
  ['/servicios/integracion-ia-web', '/servicios/integracion-ia'],
] as const) {
  test(`opening ${alias} ends at ${target}`, async () => {
    const page = await openPage(alias)
    await page.waitForURL(`**${target}`)
    expect(await page.locator('main h1').count()).toBe(1)
  })

  test(`${alias} works in the client router and ends at ${target}`, async () => {
    const page = await openPage('/servicios')
    await hydrated(page)
    await page.evaluate((href) => {
      document.body.dataset.visit = 'same'
      const link = Object.assign(document.createElement('a'), { href, textContent: 'alias' })
      document.querySelector('main')?.append(link)
      link.click()
    }, onSite(alias))
    await page.waitForURL(`**${target}`)
    await page.locator('main header nav').getByText('Servicios').waitFor()
    expect(await page.locator('body').getAttribute('data-visit')).toBe('same')
    expect(page.troubles).toEqual([])
  })
}
