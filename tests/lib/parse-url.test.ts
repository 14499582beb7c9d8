import { expect, test } from 'vitest'
import { parseUrl } from '../../src/lib/parse-url.ts'

test('addresses with accents stay addresses, however often they are read', () => {
  const hosts = Array.from({ length: 200_000 }, () => parseUrl('https://año.mx')?.hostname)
  expect(new Set(hosts)).toEqual(new Set(['xn--ao-zja.mx']))
})

test('what is no address is none', () => {
  expect(parseUrl('https://')).toBeUndefined()
  expect(parseUrl('/a', 'nada')).toBeUndefined()
  expect(parseUrl('/a', 'https://a.mx/b')?.href).toBe('https://a.mx/a')
})
