import { expect, test } from 'vitest'
import { type AddressKind, classifyAddress } from '../../../src/lib/classify-address.ts'

test.each<[AddressKind, string[]]>([
  ['path', ['/', '/a', '/a/b?c=d#e', '/a?b=100%25', '/javascript:a']],
  ['anchor', ['#a', '#año']],
  [
    'web',
    ['https://a.mx', 'HTTP://A.MX/b', 'https://sub.a.mx:8080/b?c=javascript:d', 'https://año.mx'],
  ],
  ['mail', ['mailto:a@b.mx', 'MAILTO:a@b.mx?subject=Hola%20a/b']],
  ['phone', ['tel:+525500000000', 'tel:55-0000-0000']],
  ['empty', ['', ' ', '#', '\u200b']],
  [
    'protocol-relative',
    ['//a.mx', '/\\a.mx', '\\\\a.mx', ' //a.mx', '/\t/a.mx', '/%2fa.mx', '&sol;/a.mx'],
  ],
  ['relative', ['a', './a', '../a', '?a', 'www.a.mx', 'a@b.mx', 'a/b:c']],
  ['scheme', ['javascript:a', ' javascript:a', 'JAVASCRIPT:a', 'java\nscript:a']],
  ['scheme', ['java\u0000script:a', '\u0001javascript:a', 'java%0ascript:a', '%256Aavascript:a']],
  [
    'scheme',
    ['javascript&#58;a', 'javascript&#x3A;a', 'javascript&amp;colon;a', 'java&Tab;script:a'],
  ],
  ['scheme', ['java&NewLine;script:a', 'data:,a', 'vbscript:a', 'blob:https://a.mx/b']],
  ['scheme', ['file:///a', 'ftp://a.mx', 'intent://a']],
  ['malformed', ['https:a.mx', 'https:/a.mx', 'https://', 'https://a', 'https://a b.mx']],
  ['malformed', ['https://a.mx\\b', 'https://user@a.mx', 'https://a.mx@b.mx', 'https://1.2.3.4']],
  ['malformed', ['mailto:a', 'tel:a', '/a b', '/a\\b', '/a\u200b', '# a']],
])('%s addresses are recognised', (kind, addresses) => {
  expect(addresses.map((address) => [address, classifyAddress(address)])).toEqual(
    addresses.map((address) => [address, kind]),
  )
})
