import type { Content } from '../../content/read-content.ts'
import { indexPath, searchFolder } from '../../lib/search-files.ts'
import { soundPages } from '../../pages/site-pages.ts'
import { pageDocument } from '../page-document.ts'
import { type Answers, entry } from './serve-pages.ts'

/**
 * Opens the files of a search index, which is built when its first file is requested, as somebody
 * begins to search. A page that has that file already continues with the same index.
 */
export function openSearchFiles(answers: Answers, base: string) {
  let made: { content: Content; files: Promise<ReadonlyMap<string, string>> } | undefined
  return async (file: string): Promise<string | undefined> => {
    const path = searchFolder + file.slice(1)
    const now = await answers()
    if (!made || (path === indexPath && made.content !== now.content)) {
      const files = indexPages(now, base)
      made = { content: now.content, files }
      files.catch(() => {
        made = undefined
      })
    }
    return (await made.files).get(path.slice(1))
  }
}

async function indexPages(
  { content, answerAt }: Awaited<ReturnType<Answers>>,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const { buildSearchIndex } = await import('../search-index.ts')
  const { isSearched } = await import('../searchable-texts.ts')
  const articles = new Set(content.blog.map(({ url }) => url))
  const html = new Map<string, string>()
  const pages = soundPages(content).map(({ url }) => ({ url, htmlFile: url, key: url }))
  // Articles are indexed from their bodies.
  for (const { url } of pages.filter(({ url }) => isSearched(url) && !articles.has(url))) {
    const answer = await answerAt(url)
    if (answer.kind === 'page') html.set(url, (await pageDocument(answer.page, base, entry)).html)
  }
  const files = new Map<string, string>()
  const output = {
    keep: () => false,
    read: (file: string) => html.get(file) ?? '',
    write: (path: string, text: string) => void files.set(path, text),
  }
  buildSearchIndex(output, pages, content, { read: () => undefined, write: () => {} })
  return files
}
