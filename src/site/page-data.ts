import { fnv1a32 } from '../art/random.ts'
import type { Content } from '../content/read-content.ts'
import type { PageData } from '../pages/page.ts'
import { findPage } from '../pages/plan-site.ts'
import type { PlannedRender } from './document/planned-render.ts'

/** A page, ready to be rendered. */
export type RenderedPage = PlannedRender & {
  /** What tells this page's data from that of an earlier build, which a browser may still keep. */
  version: string
}

/** Resolves the data of a URL path, without the base. */
export function pageData(content: Content, url: string): RenderedPage {
  const page = findPage(content, url)
  const payload = page.resolve()
  return {
    url: page.url,
    payload,
    bodies: Object.fromEntries(page.bodies.map((hash) => [hash, content.readBody(hash)])),
    version: fnv1a32(JSON.stringify(payload)).toString(36),
  }
}

/** The file that the browser gets: what search engines read stands in the document's head. */
export const dataFileText = ({ head, ...rest }: PageData): string =>
  JSON.stringify({ ...rest, head: { ...head, structuredData: undefined, picture: undefined } })
