import { digestOf } from '../compiler/read/digest.ts'
import type { Content } from '../content/read-content.ts'
import type { PageData } from '../pages/page.ts'
import { findPage } from '../pages/site-pages.ts'
import { elsewhereOf } from './content-policy.ts'
import type { PageToRender } from './document/page-to-render.ts'

/** The page of a URL path, without the base. */
export function pageToRender(content: Content, url: string): PageToRender {
  const found = findPage(content, url)
  const page = found.data()
  return {
    url: found.url,
    page,
    bodies: Object.fromEntries(page.bodies.map((hash) => [hash, content.readBody(hash)])),
    version: digestOf(JSON.stringify(page)).slice(0, 8),
    elsewhere: elsewhereOf(content),
  }
}

/**
 * The file that the browser gets: what search engines read stands in the document's head.
 *
 * @param program script of the program that shows it: one of another build asks for the document instead
 */
export const dataFileText = ({ head, ...rest }: PageData, program?: string): string =>
  JSON.stringify({
    ...rest,
    head: { ...head, alternates: undefined, structuredData: undefined, picture: undefined },
    program,
  })
