import type { Picture } from '../lib/picture.ts'
import type { Alternate } from './alternates.ts'
import type { PageProps, RouteId } from './routes.ts'
import type { ShareCard } from './share-picture.server.ts'

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
  /** What a shared link shows, with its size in pixels. */
  picture: Picture
  /** Its other forms, and feeds besides the one that every page names. */
  alternates?: readonly Alternate[]
  /** What search engines read: the nodes of one graph of schema.org. */
  structuredData?: readonly object[]
}

/**
 * All that a page needs, in a file beside its HTML. What search engines read stands in the document
 * alone.
 */
export type PageData<Id extends RouteId = RouteId> = {
  [Key in Id]: {
    /** The route that shows it. */
    route: Key
    head: Head
    data: PageProps[Key]
    /** Fills the screen: without header, footer and chat. */
    isBare?: boolean
    /** Says that its entry is not published yet. */
    mark?: string
    /** Hashes of the written texts that it shows; each is a file of its own. */
    bodies: readonly string[]
    /** In its file: the script of the program that it was built with, as documents name it. */
    program?: string
  }
}[Id]

/** A page of the site, before anything of it is computed. */
export type SitePage = {
  /** URL path without the base and without a trailing slash. */
  url: string
  /** Hashes of the article bodies that it shows. */
  bodies: readonly string[]
  /** Last change of its content as an ISO day, when it is known. */
  lastModified?: string
  /** Whether it lists entries, whose pictures are theirs. */
  isListing?: boolean
  /** Whether search engines should not list it; neither its head nor the sitemap lets them. */
  noindex?: boolean
  /** What a shared link to it shows. */
  picture: Picture
  /** The picture that the build draws of it, unless it has one of its own. */
  share?: { src: string; card: ShareCard } | undefined
  /** Its data, computed anew at each call; pure. */
  data: () => PageData
}
