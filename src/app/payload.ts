import type { Picture } from '../lib/picture.ts'
import type { PageData, RouteId } from './routes.tsx'

/** What the head of a document says about its page. */
export type Head = {
  /** Page title without the site's suffix. */
  title: string
  description: string
  keywords: readonly string[]
  /** Canonical path without the base, e.g. `/blog/hola`. */
  path: string
  kind: 'website' | 'article'
  noindex?: boolean
  /** What a shared link shows, with its size in pixels; without it, the site's own picture. */
  picture?: Picture
  /** schema.org objects for search engines. */
  structuredData?: readonly object[]
}

/**
 * All that a page needs, in a file beside its HTML. What search engines read stands in the document
 * alone.
 */
export type PagePayload<Id extends RouteId = RouteId> = {
  [Key in Id]: { route: Key; head: Head; data: PageData[Key] }
}[Id]
