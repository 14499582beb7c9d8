import * as pagefind from 'pagefind'
import { digestOfAll } from '../compiler/read/digest.ts'
import type { Entry } from '../content/entries.ts'
import type { Content } from '../content/read-content.ts'
import { escapeText } from '../lib/escape-markup.ts'
import { formatPrice } from '../lib/format-price.ts'
import { wordJoiner } from '../lib/keep-together.ts'
import type { ResultKind } from '../lib/search-engine.ts'
import type { OutputFolder } from './output-folder.ts'
import { pageText } from './page-text.ts'

/** Pagefind's files that this site asks for; the others are ready-made interfaces. */
const needed = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.pagefind|.*\.pf_\w+)$/

/** Listings repeat what their pages say. */
export const isListing = (url: string) =>
  url === '/buscar' || url.startsWith('/blog/categoria/') || url.includes('/pagina/')

type FinishedPage = { url: string; htmlFile: string; key: string }

/** What Pagefind is given: a document of ours, or a record. */
type Addition = { html: pagefind.HTMLFile } | { record: pagefind.CustomRecord }

type Words = { url: string; kind: ResultKind; title: string; text: string; price?: string }

const recordOf = ({ url, kind, title, text, price }: Words): Addition => ({
  record: {
    url,
    content: text,
    language: 'es',
    meta: { title, kind, ...(price && { price }) },
    filters: { kind: [kind] },
  },
})

/** As people type it: without what holds words together on a line. */
const asTyped = (html: string) => html.replaceAll(wordJoiner, '')

/** An article's text is compiled already: a document of it alone is all that the index needs. */
function articleDocument({ url, data }: Entry<'blog'>, body: string): Addition {
  const kind: ResultKind = 'Artículo'
  const content = `<!DOCTYPE html><html lang="es"><body>
<h1 data-pagefind-meta="title">${escapeText(data.title)}</h1>
<p data-pagefind-meta="kind:${kind}" data-pagefind-filter="kind:${kind}">${escapeText(data.description)}</p>
${asTyped(body)}</body></html>`
  return { html: { url, content } }
}

/** All that can be found: articles, pages, and each question that a page answers. */
function* additions(
  pages: readonly FinishedPage[],
  content: Pick<Content, 'blog' | 'services' | 'readBody'>,
  read: (file: string) => string,
): Generator<Addition> {
  const articles = new Map(content.blog.map((entry) => [entry.url, entry]))
  const services = new Map(content.services.map((entry) => [entry.url, entry.data]))
  const asked = new Set<string>()
  for (const { url, htmlFile } of pages) {
    if (isListing(url)) continue
    const article = articles.get(url)
    if (article?.body) {
      yield articleDocument(article, content.readBody(article.body.hash))
      continue
    }
    const page = pageText(asTyped(read(htmlFile)))
    if (!page) continue
    const { title, text, questions } = page
    const service = services.get(url)
    const price = service && formatPrice(service.detail.price)
    yield recordOf({ url, kind: service ? 'Servicio' : 'Página', title, text, price })
    for (const { id, ...question } of questions) {
      if (!id || asked.has(question.title)) continue
      asked.add(question.title)
      yield recordOf({ url: `${url}#${id}`, kind: 'Pregunta', ...question })
    }
  }
}

type Failures = { errors: string[] }

function check({ errors }: Failures): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`)
}

/**
 * Indexes the finished pages for the search, but those that search engines must not list. One
 * index, in Spanish.
 *
 * @param output the folder of the site, its pages written
 * @param pages their URL paths without the base, with the file of each and the key that made it
 * @returns how many things can be found; none when the index of the same pages is there
 * @throws {Error} when Pagefind reports one
 */
export async function buildSearchIndex(
  output: Pick<OutputFolder, 'keepFolder' | 'read' | 'write'>,
  pages: readonly FinishedPage[],
  content: Pick<Content, 'blog' | 'services' | 'readBody'>,
): Promise<number> {
  const key = digestOfAll(pages.flatMap((page) => [page.url, page.key]))
  if (output.keepFolder('pagefind/', key)) return 0
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'es' })
  if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`)
  let count = 0
  for (const addition of additions(pages, content, output.read)) {
    const added =
      'html' in addition ? index.addHTMLFile(addition.html) : index.addCustomRecord(addition.record)
    check(await added)
    count += 1
  }
  const result = await index.getFiles()
  check(result)
  for (const { path, content } of result.files)
    if (needed.test(path)) output.write(`pagefind/${path}`, content, key)
  await pagefind.close()
  return count
}
