import type { PagePayload } from './payload.ts'

/** A page that the build will render. */
export type PlannedPage = {
  /** URL path without the base and without a trailing slash. */
  url: string
  /** Hashes of the article bodies that it shows. */
  bodies: readonly string[]
  /** Last change of its content as an ISO day, when it is known. */
  lastModified?: string
  /** Whether search engines should not list it; neither its head nor the sitemap lets them. */
  noindex?: boolean
  /** Its data, computed anew at each call; pure. */
  resolve: () => PagePayload
}
