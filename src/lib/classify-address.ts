import { parseUrl } from './parse-url.ts'

/** What kind of address a link or a picture has, as a browser would read it. */
export type AddressKind =
  /** `/blog/hola`: a path of this site. */
  | 'path'
  /** `#precios`: a place on the same page. */
  | 'anchor'
  | 'web'
  | 'mail'
  | 'phone'
  | 'empty'
  /** `//example.com`, `/\example.com`: another site that looks like a path. */
  | 'protocol-relative'
  /** `hola`, `../hola`, `www.example.com`: depends on the page that shows it. */
  | 'relative'
  /** Any other scheme: `javascript:`, `data:`, `file:`… */
  | 'scheme'
  /** A permitted scheme or a path that is not well formed. */
  | 'malformed'

/** Characters that browsers ignore in URLs, and invisible ones. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters.
  /[\u034f\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\ufeff]/g

const namedCharacters: Record<string, string> = {
  colon: ':',
  tab: '',
  newline: '',
  sol: '/',
  bsol: '\\',
  amp: '&',
}

function decodeOnce(text: string): string {
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (whole, hex?: string, decimal?: string) => {
      const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return number <= 0x10ffff ? String.fromCodePoint(number) : whole
    })
    .replace(/&([a-z]+);/gi, (whole, name: string) => namedCharacters[name.toLowerCase()] ?? whole)
}

/** The address with its encodings, invisible characters and backslashes resolved. */
function unmask(address: string): string {
  // The scheme is at the start, so the rest of a long address need not be decoded.
  let text = address.slice(0, 2000)
  for (let round = 0; round < 5; round += 1) {
    const decoded = decodeOnce(text)
    if (decoded === text) break
    text = decoded
  }
  return text.replace(hidden, '').replaceAll('\\', '/').toLowerCase()
}

/** Whether the address has no spaces, invisible characters or backslashes. */
const isPlain = (address: string) => address.search(hidden) === -1 && !/[\s\\]/.test(address)

const publicHost = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/

/** Whether a web address is complete and carries no user name or password. */
function isWebAddress(address: string): boolean {
  const url = /^https?:\/\/[^/]/i.test(address) ? parseUrl(address) : undefined
  if (!url) return false
  const { username, password, hostname } = url
  return username === '' && password === '' && publicHost.test(hostname)
}

/** How well-formed addresses other than those of the web are written. */
const patterns: readonly [AddressKind, RegExp][] = [
  ['path', /^\//],
  ['anchor', /^#/],
  ['mail', /^mailto:[^@:/?]+@[^@/?]+\.[^@/?]+(?:\?.*)?$/i],
  ['phone', /^tel:\+?[\d().-]+$/i],
]

export function classifyAddress(address: string): AddressKind {
  const bare = unmask(address)
  if (bare === '' || bare === '#') return 'empty'
  if (bare.startsWith('//')) return 'protocol-relative'
  const [start] = /^(?:[a-z][a-z0-9+.-]*:|[/#])/.exec(bare) ?? []
  if (start === undefined) return 'relative'
  if (!/^(?:https?:|mailto:|tel:|[/#])$/.test(start)) return 'scheme'
  if (!isPlain(address)) return 'malformed'
  if (isWebAddress(address)) return 'web'
  return patterns.find(([, pattern]) => pattern.test(address))?.[0] ?? 'malformed'
}
