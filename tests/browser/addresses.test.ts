import { expect, test } from 'vitest'
import { siteUrl } from '../support/open-page.ts'
import { everyUrl } from '../support/routes.ts'

test('every page is reached without a trailing slash, and with one is sent there', async () => {
  expect(everyUrl.length).toBeGreaterThan(30)
  for (const url of everyUrl.filter((path) => path !== '/' && path !== '/404')) {
    expect((await fetch(siteUrl() + url, { redirect: 'manual' })).status, url).toBe(200)
    const slashed = await fetch(`${siteUrl() + url}/`)
    expect(slashed.status, url).toBe(200)
    expect(new URL(slashed.url).pathname).toBe(url)
  }
})

test('an alias answers with a page that leads on, with and without a trailing slash', async () => {
  for (const [alias, target] of [
    ['/servicios/creacion-saas-ia', '/servicios/creacion-saas'],
    ['/servicios/integracion-ia-web', '/servicios/integracion-ia'],
  ])
    for (const address of [alias, `${alias}/`]) {
      const answer = await fetch(siteUrl() + address)
      expect({ address, status: answer.status }).toEqual({ address, status: 200 })
      expect(await answer.text()).toContain(`content="0; url=${target}"`)
    }
})
