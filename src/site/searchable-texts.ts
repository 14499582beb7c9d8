import { collections } from '../content/collections.ts'
import type { Service } from '../content/entries.ts'
import type { Content } from '../content/read-content.ts'
import { wordJoiner } from '../lib/keep-together.ts'
import type { SearchText } from '../lib/search-files.ts'
import { planRange } from '../pages/prices/price-groups.ts'
import { htmlText, pageText } from './page-text.ts'

/** A page that has been written, and the key that made it. */
export type FinishedPage = { url: string; htmlFile: string; key: string }

/** A search result, and the keywords that it can also be found by. */
export type SearchableText = { found: SearchText; keywords?: string }

/** Whether a page is searched: not the search page, nor lists of articles but the first. */
export const isSearched = (url: string) =>
  url !== '/buscar' &&
  !url.startsWith(collections.categories.urlPrefix) &&
  !url.includes('/pagina/')

/** The text as people type it: without word joiners. */
const asTyped = (html: string) => html.replaceAll(wordJoiner, '')

/** What the plans of a service cost, from the least to the most. */
function priceOf(plans: Service['data']['plans']['items']): string {
  const { price, recurring } = planRange(plans.map((plan) => plan.price))
  return recurring ? `${price} ${recurring}` : price
}

/**
 * Returns a function that lists the search results on a page: an article, or the page and each
 * question that it answers. Pages that search engines must not list have none.
 *
 * @param read returns the text of a file of the site
 */
export function openTexts(
  { blog, services, readBody }: Pick<Content, 'blog' | 'services' | 'readBody'>,
  read: (file: string) => string,
): (page: FinishedPage) => SearchableText[] {
  const articles = new Map(blog.map((entry) => [entry.url, entry]))
  const plans = new Map(services.map(({ url, data }) => [url, data.plans.items]))
  return ({ url, htmlFile }) => {
    if (!isSearched(url)) return []
    const article = articles.get(url)
    if (article?.body) {
      // Its body is compiled already, and is all that its page says.
      const text = `${article.data.description} ${htmlText(asTyped(readBody(article.body.hash)))}`
      const title = asTyped(article.data.title)
      const keywords = article.data.keywords.join(' ')
      return [{ found: { url, title, kind: 'Artículo', text }, keywords }]
    }
    const page = pageText(asTyped(read(htmlFile)))
    if (!page) return []
    const { title, keywords, text, questions } = page
    const offered = plans.get(url)
    const found: SearchText = offered
      ? { url, title, kind: 'Servicio', price: priceOf(offered), text }
      : { url, title, kind: 'Página', text }
    return [
      { found, keywords },
      ...questions.flatMap(({ id, ...question }): SearchableText[] =>
        id ? [{ found: { url: `${url}#${id}`, kind: 'Pregunta', ...question } }] : [],
      ),
    ]
  }
}
