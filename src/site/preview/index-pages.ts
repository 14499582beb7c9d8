import type { Store } from '../../compiler/store.ts'
import { soundPages } from '../../pages/site-pages.ts'
import { pageDocument } from '../page-document.ts'
import { buildSearchIndex } from '../search-index.ts'
import { isListing } from '../searchable-texts.ts'
import { type Answers, entry } from './serve-pages.ts'

/** The files of a search index of all that the preview can show, by their paths. */
export async function indexPages(
  { content, answerAt }: Awaited<ReturnType<Answers>>,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const articles = new Set(content.blog.map(({ url }) => url))
  const html = new Map<string, string>()
  const pages = soundPages(content).map(({ url }) => ({ url, htmlFile: url, key: url }))
  // An article's text is indexed by itself.
  for (const { url } of pages.filter(({ url }) => !isListing(url) && !articles.has(url))) {
    const answer = await answerAt(url)
    if (answer.kind === 'page') html.set(url, (await pageDocument(answer.page, base, entry)).html)
  }
  const files = new Map<string, string>()
  const output = {
    keep: () => false,
    read: (file: string) => html.get(file) ?? '',
    write: (path: string, text: string) => void files.set(path, text),
  }
  const store: Store = { read: () => undefined, write: () => {} }
  buildSearchIndex(output, pages, content, store)
  return files
}
