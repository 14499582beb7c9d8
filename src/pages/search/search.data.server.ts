import { inOrder, pageOf, pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'

export type SearchPageData = ReturnType<typeof searchData>

/** The main places of the site: the pages in the navigation, the other pages, the services. */
function sections(content: Content) {
  const besides = [pageOf(content, 'about'), pageOf(content, 'why'), ...pagesOf(content, 'text')]
  return [
    ...content.site.navigation,
    ...inOrder(content.services).map(({ url, data }) => ({ label: data.card.title, to: url })),
    ...besides.map(({ url, data }) => ({ label: data.title, to: url })),
  ]
}

function searchData(content: Content) {
  const { data } = pageOf(content, 'search')
  return {
    ...data,
    sections: { heading: data.sections, links: sections(content) },
    categories: {
      heading: data.categories,
      links: inOrder(content.categories).map(({ url, data: category }) => ({
        label: category.title,
        to: url,
      })),
    },
  }
}

export const searchPages = templatePage('search', searchData, () => ({
  facts: () => ({ kind: 'SearchResultsPage' }),
}))
