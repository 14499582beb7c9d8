import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'

export type NotFoundPageData = ReturnType<typeof notFoundData>

const notFoundData = (content: Content) => pageOf(content, 'not-found').data

/** The answer to every unknown address; a static host gives it the status 404. */
export function notFoundPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'not-found', 'notFound', notFoundData, { noindex: true })
}
