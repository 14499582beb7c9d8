import { createStore } from '../lib/resource.ts'
import { payloadPath, withBase } from '../lib/site-path.ts'
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
  if (!isPayload(response)) throw new Error(`${response.status} for the data at ${response.url}`)
  return response.json()
}

async function fetchPayload(path: string): Promise<PagePayload> {
  const response = await fetch(withBase(base, payloadPath(path)))
  // A host without status codes answers unknown paths with the not-found page.
  const isUnknown = response.status === 404 || (response.ok && !isPayload(response))
  return isUnknown && path !== '/404' ? fetchPayload('/404') : readPayload(response)
}

/** Page payloads by canonical path. */
export const payloads = createStore(fetchPayload)
