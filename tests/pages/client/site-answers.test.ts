import { expect, test, vi } from 'vitest'
import { siteAnswers } from '../../../src/pages/client/use-site-answers.ts'

test.each([
  ['a page of this site', () => Promise.resolve({ ok: true, type: 'basic' }), true],
  ['a missing page of this site', () => Promise.resolve({ ok: false, type: 'basic' }), false],
  ['another site, of which nothing can be read', () => Promise.resolve({ type: 'opaque' }), true],
  ['a site that cannot be reached', () => Promise.reject(new TypeError('Failed')), false],
] as const)('%s', async (_, answer, isThere) => {
  vi.stubGlobal('fetch', answer)
  expect(await siteAnswers('https://cliente.example/')).toBe(isThere)
})
