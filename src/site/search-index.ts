import * as pagefind from 'pagefind'
import { digestOfAll } from '../compiler/read/digest.ts'
import { wordJoiner } from '../lib/keep-together.ts'
import type { OutputFolder } from './output-folder.ts'

/** Pagefind's files that this site asks for; the others are ready-made interfaces. */
const needed = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.pagefind|.*\.pf_\w+)$/

/** What a page says beside its subject. */
const besides = [
  'nav',
  'form',
  'dialog',
  'noscript',
  '[aria-hidden=true]',
  'button',
  '.vh',
  '[data-screen]',
]

/** Listings repeat what their pages say. */
const isListing = (url: string) =>
  url === '/buscar' || url.startsWith('/blog/categoria/') || url.includes('/pagina/')

/** Pagefind's title of a page is its document's; words of neighbouring elements stay apart. */
function prepare(html: string): string {
  return html
    .replaceAll(wordJoiner, '')
    .replace(
      '<meta property="og:title"',
      '<meta data-pagefind-meta="title[content]" property="og:title"',
    )
    .replace(/<\/(?:a|b|span|button|strong|small|dt|dd)>(?=<)/g, '$& ')
}

type Failures = { errors: string[] }

function check({ errors }: Failures): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`)
}

/**
 * Indexes the finished pages for the search: what stands in their `<main data-pagefind-body>`, which
 * pages that search engines must not list do not have. One index, in Spanish.
 *
 * @param output the folder of the site, its pages written
 * @param pages their URL paths without the base, with the file of each and the key that made it
 * @returns how many pages were indexed; none when the index of the same pages is there
 * @throws {Error} when Pagefind reports one
 */
export async function buildSearchIndex(
  output: Pick<OutputFolder, 'keepFolder' | 'read' | 'write'>,
  pages: readonly { url: string; htmlFile: string; key: string }[],
): Promise<number> {
  const key = digestOfAll(pages.flatMap((page) => [page.url, page.key]))
  if (output.keepFolder('pagefind/', key)) return 0
  const { index, errors } = await pagefind.createIndex({
    forceLanguage: 'es',
    excludeSelectors: besides,
  })
  if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`)
  let count = 0
  for (const { url, htmlFile } of pages) {
    if (isListing(url)) continue
    const content = output.read(htmlFile)
    if (!content.includes('data-pagefind-body')) continue
    check(await index.addHTMLFile({ url, content: prepare(content) }))
    count += 1
  }
  const result = await index.getFiles()
  check(result)
  for (const { path, content } of result.files)
    if (needed.test(path)) output.write(`pagefind/${path}`, content, key)
  await pagefind.close()
  return count
}
