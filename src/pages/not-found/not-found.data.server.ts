import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'

export type NotFoundPageData = ReturnType<typeof notFoundData>

function notFoundData(content: Content) {
  const { heading, subheading, text, home, search } = pageOf(content, 'not-found').data
  return { heading, subheading, text, home, search }
}

/** The answer to every unknown address; a static host gives it the status 404. */
export function notFoundPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'not-found', 'notFound', notFoundData, { noindex: true })
}
