import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../src/site/host.ts'
import { closePages, openPage } from '../support/open-page.ts'

const other = http.createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<p>Otro sitio'),
)
let elsewhere: string
beforeAll(async () => {
  elsewhere = `${await listen(other)}/`
})
afterAll(() => other.close().closeAllConnections())

const visit = (address: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(address, { waitUntil: 'load', ...options })

test('a visit that reuses a tab finds nothing of the last one: no routes, no scripts, and nothing stored on any of its sites', async () => {
  const first = await visit(elsewhere, {
    before: [
      (page) => page.route('**/a', (route) => route.fulfill({ body: 'desviada' })),
      (page) => page.addInitScript(() => Object.assign(window, { planted: true })),
    ],
  })
  for (const address of [elsewhere, '/contacto']) {
    await first.goto(address)
    await first.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('de-antes', '1')
    })
  }
  await closePages()

  const second = await visit(elsewhere)
  expect(second.context()).toBe(first.context())
  expect(await second.evaluate(() => 'planted' in window)).toBe(false)
  for (const address of [elsewhere, '/contacto']) {
    await second.goto(address)
    const kept = () => [localStorage, sessionStorage].map((storage) => storage.getItem('de-antes'))
    expect(await second.evaluate(kept), address).toEqual([null, null])
  }
  const response = await second.goto(`${elsewhere}a`)
  expect(await response?.text()).toContain('Otro sitio')
})

test('a tab that is not to be reused is closed', async () => {
  const first = await visit(elsewhere, { ownTab: true })
  await closePages()
  expect(first.isClosed()).toBe(true)
})
