import { isCollection, urlPrefixOf } from '../../content/collections.ts'
import { slugify } from '../text/slugify.ts'

/** `content/blog/`, `../blog/`: folders of the content, from wherever they were copied. */
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
