import { expect, test } from 'vitest'
import { followLink, openAlive } from '../support/open-page.ts'

test('the page writes the path to the console', async () => {
  const lines: string[] = []
  await openAlive('/no/existe?a=1', {
    before: async (page) => {
      page.on('console', (message) => lines.push(message.text()))
    },
  })
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/404.*\/no\/existe$/))
})

test('an unknown URL or slug reached by client navigation shows the not-found page too', async () => {
  for (const path of ['/tampoco-existe', '/blog/categoria/no-existe']) {
    const page = await openAlive('/blog')
    await followLink(page, path)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await expect
      .poll(() => page.title())
      .toBe('Página no encontrada | Lumbre - intelligent software development')
  }
})
