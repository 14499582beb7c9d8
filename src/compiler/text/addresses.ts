import { isCollection, urlPrefixOf } from '../../content/collections.ts'
import { ifReadable } from '../../lib/if-readable.ts'
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
