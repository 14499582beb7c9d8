import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'

export type NotFoundPageData = ReturnType<typeof notFoundData>

const notFoundData = (content: Content) => pageOf(content, 'not-found').data

/** The page for every unknown URL; a static host serves it with status 404. */
export const notFoundPages = templatePage('not-found', notFoundData, () => ({
  noindex: true,
}))
