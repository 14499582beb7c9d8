import type { Content } from '../../content/read-content.ts'
import { findPage } from '../../pages/plan-site.ts'
import type { PlannedRender } from './planned-render.ts'

/** The preview's way to a page: the data of one URL, from the content as it is at this moment. */
export function planOnRequest(content: Content, url: string): PlannedRender {
  const page = findPage(content, url)
  const bodies = Object.fromEntries(page.bodies.map((hash) => [hash, content.readBody(hash)]))
  return { url: page.url, payload: page.resolve(), bodies }
}
