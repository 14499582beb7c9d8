import { withoutInvisible } from './invisible-characters.ts'
import { parseUrl } from './parse-url.ts'

/** What kind of address a link or an image has, as a browser would read it. */
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

/** An address without what nobody sees in it: spaces, soft hyphens, invisible characters. */
const visible = (address: string) => withoutInvisible(address).replace(/[\s\u00ad]/g, '')

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
  ['mail', /^mailto:[^@:/?]+@(?:[^@/?.]+\.)+[^@/?.]+(?:\?.*)?$/i],
  ['phone', /^tel:\+?[\d().-]+$/i],
]

/** Stands for the page that shows an address. */
const base = 'https://base.invalid'

export function classifyAddress(address: string): AddressKind {
  const bare = visible(address)
  if (bare === '' || bare === '#') return 'empty'
  if (parseUrl(bare)) {
    if (!/^(?:https?|mailto|tel):/i.test(bare)) return 'scheme'
  } else if (!/^https?:/i.test(bare)) {
    if (parseUrl(bare, base)?.origin !== base) return 'protocol-relative'
    if (!/^[/#]/.test(bare)) return 'relative'
  }
  if (bare !== address || address.includes('\\')) return 'malformed'
  if (isWebAddress(address)) return 'web'
  return patterns.find(([, pattern]) => pattern.test(address))?.[0] ?? 'malformed'
}
