import { isCollection, urlPrefixOf } from '../../content/collections.ts'
import { ifReadable } from '../../lib/if-readable.ts'
import { parseUrl } from '../../lib/parse-url.ts'
import { slugify } from './slugify.ts'

/** `foto%20uno.jpg` → `foto uno.jpg`; a text that cannot be decoded is returned unchanged. */
export const decoded = (text: string): string => ifReadable(() => decodeURIComponent(text)) ?? text

/** Whether an address, given without its scheme, works only on the writer's machine or network. */
export const isLocal = (bare: string) =>
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/i.test(bare)

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

/** Sites that count a click and pass it on to the address in one of their parameters. */
const passingOn =
  /^(?:www\.google\.[a-z.]+|lm?\.(?:facebook|instagram)\.com|.*\.safelinks\.protection\.outlook\.com)$/

/** Parameters by which sites recognise whoever follows a link. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|srsltid|igsh(?:id)?|mc_[ce]id|_hs(?:enc|mi))$/

/** A web address without what was added to follow its visitors; `undefined` if nothing was. */
export function withoutTrackers(address: string): string | undefined {
  const url = address.includes('?') ? parseUrl(address) : undefined
  if (!url) return undefined
  const { hostname, searchParams } = url
  const target = ['q', 'u', 'url'].map((name) => searchParams.get(name)).find((value) => value)
  if (passingOn.test(hostname) && target?.startsWith('https://')) return target
  const names = [...searchParams.keys()].filter((name) => tracking.test(name))
  for (const name of names) searchParams.delete(name)
  return names.length > 0 ? url.href : undefined
}
