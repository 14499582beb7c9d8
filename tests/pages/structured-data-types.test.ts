import type { Service } from 'schema-dts'
import { expect, test } from 'vitest'

test('what schema.org does not know is an error of types', () => {
  const wrong = {
    '@type': 'Service',
    // @ts-expect-error A service has offers and no prices.
    prices: 3,
  } satisfies Service
  expect(wrong['@type']).toBe('Service')
})
