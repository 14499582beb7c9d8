import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

for (const path of ['/', '/blog', '/blog/futuro-ia-desarrollo-web', '/privacidad'])
  test(`${path} hydrates without a word in the console`, async () => {
    const page = await openPage(path)
    await hydrated(page)
    expect(page.troubles).toEqual([])
  })
