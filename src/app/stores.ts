import { createStore } from '../lib/resource.ts'
import { withBase } from '../lib/site-path.ts'
import type { PagePayload } from './payload.ts'
import { type AnyPage, type RouteId, routes } from './routes.tsx'

const base = import.meta.env.BASE_URL

/** Page components by route. */
export const pages = createStore<AnyPage>(
  // The payload of a route carries the props of that route's page: see `PagePayload`.
  (id) => routes[id as RouteId].load() as Promise<AnyPage>,
)

const isPayload = ({ ok, headers }: Response) =>
  ok && headers.get('content-type')?.includes('json') === true

/** @throws when the answer is none: an error, or the not-found page of a host without status codes */
export async function readPayload(response: Response): Promise<PagePayload> {
  if (isPayload(response)) return response.json()
  throw new Error(`${response.status} for the data of ${response.url}`)
}

async function fetchPayload(path: string): Promise<PagePayload> {
  const response = await fetch(withBase(base, payloadPath(path)))
  if (isPayload(response)) return response.json()
  // A host without status codes answers unknown paths with the not-found page.
  if (response.status === 404 || response.ok) {
    if (path === '/404') throw new Error('The not-found page has no data')
    return fetchPayload('/404')
  }
  throw new Error(`${response.status} for the data of ${path}`)
}

/** Where the payload of a page is published, without the base. */
export function payloadPath(path: string): string {
  return `/_data${path === '/' ? '/index' : path}.json`
}

/** Page payloads by canonical path. */
export const payloads = createStore(fetchPayload)
