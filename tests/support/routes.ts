import type { Page } from 'playwright-core'
import { builtRoutes } from '../../bench/visit/routes.ts'
import { dist } from './dist.ts'
import { content } from './site-content.ts'

const routes = builtRoutes(dist)

/** One page of each kind: the others have the same components. */
export const oneOfEachKind = new Set(
  new Map(routes.map(({ kind, url }) => [kind, url] as const)).values(),
)

/** Pages of a kind, e.g. `article`. */
export const urlsOf = (kind: string) =>
  routes.filter((route) => route.kind === kind).map(({ url }) => url)

/** Pages that look like no other: one of each kind, each service and text, and what is unlike the rest of its kind. */
export const everyLook = new Set([
  ...[...oneOfEachKind, ...urlsOf('service'), ...urlsOf('article')],
  ...['/blog', ...content.clients.flatMap(({ url, data }) => (data.heading ? [url] : []))],
])

/** Answers for the reserved addresses of the framed sites, which belong to nobody. */
export const answerFrames = (page: Page) =>
  page.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sitio</title>' }),
  )
