import { expect, test } from 'vitest'
import { followLink, onSite, openAlive, openPage } from '../support/open-page.ts'

test('an unknown route shows a page that leads home, and is not to be listed', async () => {
  const page = await openPage('/no/existe', { javaScript: false })
  expect(await page.locator('h1').textContent()).toBe('Oops! Page not found')
  const link = page.locator('main').getByRole('link', { name: 'Volver al inicio' })
  expect(await link.getAttribute('href')).toBe(onSite('/'))
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('the page writes the path to the console', async () => {
  const lines: string[] = []
  await openAlive('/no/existe?a=1', {
    before: async (page) => {
      page.on('console', (message) => lines.push(message.text()))
    },
  })
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/404.*\/no\/existe$/))
})

test('an unknown address or slug reached inside the site is the not-found page too', async () => {
  for (const path of [
    '/tampoco-existe',
    '/blog/no-existe',
    '/clientes/no-existe',
    '/blog/categoria/no-existe',
  ]) {
    const page = await openAlive('/blog')
    await followLink(page, path)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await expect
      .poll(() => page.title())
      .toBe('Página no encontrada | Lumbre - intelligent software development')
  }
})
