import { expect, test, vi } from 'vitest'
import { checkHtml } from '../../src/audit/check-html.ts'
import { plantedSite } from './sample-site.ts'

test('without Java one line says what to install', () => {
  vi.stubEnv('PATH', '')
  expect(checkHtml(plantedSite())).toEqual({
    missing: expect.stringMatching(/^Java 11 .*apt-get install/),
  })
})
