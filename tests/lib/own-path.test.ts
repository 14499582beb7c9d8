import { expect, test } from 'vitest'
import { ownPath } from '../../src/lib/own-path.ts'

test.each([
  ['https://a.mx', '/'],
  ['https://a.mx/', '/'],
  ['http://www.A.mx/b/c?d#e', '/b/c?d#e'],
  ['https://a.mx#b', '/#b'],
  ['https://a.mx.evil.example/b', undefined],
  ['https://b.mx/a.mx', undefined],
  ['/b', undefined],
])('%s is %s on https://a.mx', (address, path) => {
  expect(ownPath(address, 'https://a.mx')).toBe(path)
})

test('a site below a path owns that path alone', () => {
  expect(ownPath('https://a.mx/sitio/b', 'https://a.mx/sitio')).toBe('/b')
  expect(ownPath('https://a.mx/otro', 'https://a.mx/sitio')).toBeUndefined()
})
