import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'
import type { NotFoundPageData } from './NotFoundPage.tsx'

function notFoundData(content: Content): NotFoundPageData {
  const { data } = pageOf(content, 'not-found')
  return {
    heading: data.heading,
    subheading: data.subheading,
    text: data.text,
    home: data.home,
    search: data.search,
  }
}

/** The answer to every unknown address; a static host gives it the status 404. */
export function notFoundPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'not-found', 'notFound', notFoundData, { noindex: true })
}
