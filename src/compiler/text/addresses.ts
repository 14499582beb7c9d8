import { isCollection, urlPrefixOf } from '../../content/collections.ts'
import { ifReadable } from '../../lib/if-readable.ts'
import { withoutLastSlashes } from '../../lib/site-path.ts'
import { slugify } from './file-name.ts'

/** `foto%20uno.jpg` → `foto uno.jpg`; a text that cannot be decoded is returned unchanged. */
export const decoded = (text: string): string => ifReadable(() => decodeURIComponent(text)) ?? text

/** Paths of content files, from wherever they were copied: `content/blog/`, `../blog/`. */
const filePath = /^(?:[./]*\/)?(?:content\/)?(?:([a-z-]+)\/)?([^/]+)\.mdx?(#.*)?$/i

/**
 * The page that a content file becomes: `content/blog/hola.mdx` and `./hola.mdx` → `/blog/hola`.
 * A file without its folder is taken for an article.
 */
export function pageOfFile(path: string): string | undefined {
  const [, folder = 'blog', name = '', anchor = ''] = filePath.exec(path.trim()) ?? []
  const prefix = isCollection(folder) && urlPrefixOf(folder)
  return name && prefix ? prefix + slugify(name) + anchor : undefined
}

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
