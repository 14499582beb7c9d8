import { findPage } from '../app/resolvers.ts'
import { readContent } from '../content/read-content.ts'
import { drawArt } from '../lib/art.ts'
import type { PlannedRender } from './planned-render.ts'

/** The preview's way to a page: content is read anew for each request, so it is never stale. */
export function planOnRequest(url: string): PlannedRender {
  const content = readContent()
  const page = findPage(content, url)
  const bodies = Object.fromEntries(page.bodies.map((hash) => [hash, content.readBody(hash)]))
  return { url: page.url, payload: JSON.parse(drawArt(JSON.stringify(page.resolve()))), bodies }
}
