import { withoutLastSlashes } from './site-path.ts'

const withoutScheme = (text: string) => text.replace(/^https?:\/\/(?:www\.)?/i, '')

/**
 * The path of a web address on the site at `site`: `/precios` for `https://lumbre.example/precios`;
 * undefined for addresses of other sites.
 */
export function ownPath(address: string, site: string): string | undefined {
  const own = withoutLastSlashes(withoutScheme(site)).toLowerCase()
  const written = withoutScheme(address)
  if (own === '' || !/^https?:/i.test(address)) return undefined
  if (written.slice(0, own.length).toLowerCase() !== own) return undefined
  const path = written.slice(own.length)
  if (path === '') return '/'
  return /^[/?#]/.test(path) ? path.replace(/^(?=[?#])/, '/') : undefined
}
