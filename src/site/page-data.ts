import type { Content } from '../content/read-content.ts'
import { hashOf } from '../lib/hash.ts'
import { keepAllTogether } from '../lib/keep-together.ts'
import type { PageData, SitePage } from '../pages/page.ts'
import { findPage } from '../pages/site-pages.ts'
import { type Elsewhere, elsewhereOf } from './content-policy.ts'

export type PageToRender = {
  /** URL path without the base. */
  url: string
  page: PageData
  /** HTML of article bodies by hash. */
  bodies: Record<string, string>
  /**
   * Distinguishes this page's data from that of an earlier build, which a browser may still have
   * cached.
   */
  version: string
  /** The other origins that its policy allows. */
  elsewhere: Elsewhere
}

/** The page of a URL path, without the base, with all that it shows. */
export const pageAt = (content: Content, url: string): PageToRender =>
  pageToRender(content, findPage(content, url))

/** A page with all that it shows, with non-breaking spaces in its texts. */
export function pageToRender(content: Content, found: SitePage): PageToRender {
  const raw = found.data()
  const page = { ...raw, data: keepAllTogether(raw.data) }
  return {
    url: found.url,
    page,
    bodies: Object.fromEntries(page.bodies.map((hash) => [hash, content.readBody(hash)])),
    version: hashOf(JSON.stringify(page)).slice(0, 8),
    elsewhere: elsewhereOf(content),
  }
}

/**
 * The data file of a page for the browser, without what only search engines read, which is in the
 * document's head.
 *
 * @param program entry script of the program that the data belong to: a program of another build
 *   loads the document instead
 */
export const dataFileText = ({ head, ...rest }: PageData, program?: string): string =>
  JSON.stringify({
    ...rest,
    head: { ...head, alternates: undefined, structuredData: undefined, image: undefined },
    program,
  })
