import { expect, test } from 'vitest'
import { onSite, siteUrl } from '../support/open-page.ts'
import { everyUrl } from '../support/routes.ts'

test('every page is reached without a trailing slash, and with one is sent there', async () => {
  expect(everyUrl.length).toBeGreaterThan(30)
  for (const url of everyUrl.filter((path) => path !== '/' && path !== '/404')) {
    expect((await fetch(siteUrl() + url, { redirect: 'manual' })).status, url).toBe(200)
    const slashed = await fetch(`${siteUrl() + url}/`)
    expect(slashed.status, url).toBe(200)
    expect(new URL(slashed.url).pathname).toBe(onSite(url))
  }
})

test('an alias leads on for good, with and without a trailing slash, with its query', async () => {
  for (const [alias, target] of [
    ['/servicios/creacion-saas-ia', '/servicios/creacion-saas'],
    ['/servicios/integracion-ia-web', '/servicios/integracion-ia'],
  ] as const)
    for (const address of [alias, `${alias}/`]) {
      const answer = await fetch(`${siteUrl() + address}?a=1`, { redirect: 'manual' })
      expect({ address, status: answer.status }).toEqual({ address, status: 301 })
      expect(answer.headers.get('location')).toBe(`${onSite(target)}?a=1`)
    }
})
