import { collections } from '../../content/collections.ts'
import { slugify } from '../text/slugify.ts'

/** `content/blog/`, `../blog/`: folders of the content, from wherever they were copied. */
const filePath = /^(?:[./]*\/)?(?:content\/)?(?:([a-z-]+)\/)?([^/]+)\.mdx?(#.*)?$/i

/**
 * The page that a content file becomes: `content/blog/hola.mdx` and `./hola.mdx` → `/blog/hola`.
 * A file without its folder is taken for an article.
 */
export function pageOfFile(path: string): string | undefined {
  const [, folder = 'blog', name = '', anchor = ''] = filePath.exec(path.trim()) ?? []
  const collection = Object.entries(collections).find(([key]) => key === folder)?.[1]
  if (name === '' || !collection || !('urlPrefix' in collection)) return undefined
  return collection.urlPrefix + slugify(name) + anchor
}
