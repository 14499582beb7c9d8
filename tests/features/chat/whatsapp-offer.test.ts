import { expect, test } from 'vitest'
import { whatsappOffer } from '../../../src/features/chat/whatsapp-offer.ts'

const address = 'https://wa.me/525500000000'
const textOf = (href: string) => new URL(href).searchParams.get('text')

test('a message too long for an address is cut, with a sign of it, and not within a letter', () => {
  const href = whatsappOffer(address, '🔥'.repeat(50_000))
  expect(href.length).toBeLessThan(1_600)
  expect(textOf(href)).toMatch(/^(?:🔥)+…$/u)
})

test('half a letter does no harm', () => {
  expect(textOf(whatsappOffer(address, 'a\ud83d'))).toBe('a\ufffd')
})

test('a space counts as the three characters that it is in an address', () => {
  expect(whatsappOffer(address, 'a '.repeat(1_000)).length).toBeLessThan(1_600)
})
