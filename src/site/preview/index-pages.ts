import { soundPages } from '../../pages/site-pages.ts'
import { pageDocument } from '../page-document.ts'
import { buildSearchIndex, isListing } from '../search-index.ts'
import { type Answers, entry } from './serve-pages.ts'

/** The files of a search index of all that the preview can show, by their names. */
export async function indexPages(
  { content, answerAt }: Awaited<ReturnType<Answers>>,
  base: string,
): Promise<ReadonlyMap<string, Uint8Array | string>> {
  const articles = new Set(content.blog.map(({ url }) => url))
  const pages = soundPages(content).map(({ url }) => ({ url, htmlFile: url, key: url }))
  const html = new Map<string, string>()
  // An article's text is indexed by itself.
  for (const { url } of pages.filter(({ url }) => !isListing(url) && !articles.has(url))) {
    const answer = await answerAt(url)
    if (answer.kind !== 'page') continue
    html.set(url, (await pageDocument(answer.page, base, entry)).html)
  }
  const files = new Map<string, Uint8Array | string>()
  const output = {
    keepFolder: () => false,
    read: (file: string) => html.get(file) ?? '',
    write: (path: string, file: Uint8Array | string) => {
      files.set(path.replace(/^pagefind\//, ''), file)
    },
  }
  await buildSearchIndex(output, pages, content)
  return files
}
