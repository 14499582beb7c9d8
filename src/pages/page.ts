import type { Image } from '../lib/image.ts'
import { site } from '../site.ts'
import type { Alternate } from './alternates.ts'
import type { PageProps, RouteId } from './routes.ts'
import type { ShareCard } from './share-image.server.ts'

/** The contents of a document's head. */
export type Head = {
  /** Page title without the site's suffix. */
  title: string
  description: string
  keywords: readonly string[]
  /** Canonical path without the base, e.g. `/blog/hola`. */
  path: string
  noindex?: boolean
  /** The image for shared links, with its size in pixels. */
  image: Image
  /** Its other formats, and feeds in addition to the one that every page links. */
  alternates?: readonly Alternate[]
  /** Structured data: the nodes of one schema.org graph. */
  structuredData?: readonly object[]
}

/**
 * Everything that a page needs, in a file beside its HTML. Structured data is in the document only.
 */
export type PageData = {
  route: RouteId
  head: Head
  /** The props of its route's page; {@link definePage} ties them to the route. */
  data: PageProps[RouteId]
  /** Whether it fills the screen, without header, footer and chat. */
  isBare?: boolean
  /** A label that says that its entry is not published yet. */
  waitingText?: string
  /** Hashes of the bodies that it shows; each is a separate file. */
  bodies: readonly string[]
  /** Only in its file: the entry script that it was built with, as documents name it. */
  program?: string
}

/** A page of the site whose data has not been computed yet. */
export type SitePage = {
  /** URL path without the base and without a trailing slash. */
  url: string
  /** Hashes of the bodies that it shows. */
  bodies: readonly string[]
  /** Date of the last change of its content as an ISO date, if known. */
  lastModified?: string
  /** Whether it is a listing, whose images belong to the entries listed. */
  isListing?: boolean
  /** Whether it must not be indexed; it is then also left out of the sitemap. */
  noindex?: boolean
  image: Image
  /** What the build draws as its image, unless it has its own. */
  card?: ShareCard
  /** Computes its data; pure. */
  data: () => PageData
}

/** The title of a document: `{page title} | {product name} - {suffix}`. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${site.name} - ${site.titleSuffix}`
}
