import { expect, test } from 'vitest'
import { chatLink } from '../../src/lib/chat-link.ts'
import { type AddressKind, classifyAddress } from '../../src/lib/classify-address.ts'
import { mailLink } from '../../src/lib/mail-link.ts'
import { parseUrl } from '../../src/lib/parse-url.ts'

test.each<[AddressKind, string[]]>([
  ['path', ['/', '/a', '/a/b?c=d#e', '/a?b=100%25', '/javascript:a']],
  ['anchor', ['#a', '#año']],
  [
    'web',
    ['https://a.mx', 'HTTP://A.MX/b', 'https://b.a.mx:80/b?c=javascript:d', 'https://año.mx'],
  ],
  ['mail', ['mailto:a@b.mx', 'MAILTO:a@b.mx?subject=Hola%20a/b']],
  ['phone', ['tel:+525500000000', 'tel:55-0000-0000']],
  ['empty', ['', ' ', '#', '\u200b']],
  ['protocol-relative', ['//a.mx', '/\\a.mx', '\\\\a.mx', ' //a.mx', '/\t/a.mx']],
  ['relative', ['a', './a', '../a', '?a', 'www.a.mx', 'a@b.mx', 'a/b:c']],
  ['scheme', ['javascript:a', ' javascript:a', 'JAVASCRIPT:a', 'java\nscript:a']],
  ['scheme', ['java\u0000script:a', '\u0001javascript:a', 'java\tscript:a', '\u200bjavascript:a']],
  // No browser decodes these, so they are no schemes.
  ['relative', ['java%0ascript:a', 'javascript&#58;a', 'java&Tab;script:a', '&sol;/a.mx']],
  ['scheme', ['blob:https://a.mx/b', 'file:///a', 'ftp://a.mx', 'intent://a']],
  ['malformed', ['https:a.mx', 'https:/a.mx', 'https://', 'https://a', 'https://a b.mx']],
  ['malformed', ['https://a.mx\\b', 'https://user@a.mx', 'https://a.mx@b.mx', 'https://1.2.3.4']],
  ['malformed', ['\u200bhttps://a.mx', 'https://a.mx\u00ad', 'ht\ntps://a.mx', 'https://[a']],
  ['malformed', ['mailto:a', 'mailto:a@b.mx.', 'tel:a', '/a b', '/a\\b', '/a\u200b', '# a']],
])('%s addresses are recognised', (kind, addresses) => {
  expect(addresses.map((address) => [address, classifyAddress(address)])).toEqual(
    addresses.map((address) => [address, kind]),
  )
})

test('addresses with accents stay addresses, however often they are read', () => {
  const hosts = Array.from({ length: 200_000 }, () => parseUrl('https://año.mx')?.hostname)
  expect(new Set(hosts)).toEqual(new Set(['xn--ao-zja.mx']))
})

const message = 'Hola, ¿1 + 1 & más?\nAdiós #2'

test('a chat link carries its message so that every program reads it alike', () => {
  const link = chatLink('https://wa.me/525500000000', message)
  expect(link).not.toContain('+')
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://wa.me/525500000000')
  expect(url.searchParams.get('text')).toBe(message)
})

test('a mail link carries subject and body, lines ended as mail wants them', () => {
  const link = mailLink('hola@lumbre.example', 'Cotización: SEO', message)
  expect(link).not.toContain('+')
  const url = new URL(link)
  expect(url.pathname).toBe('hola@lumbre.example')
  expect(url.searchParams.get('subject')).toBe('Cotización: SEO')
  expect(url.searchParams.get('body')).toBe(message.replace('\n', '\r\n'))
})
