import { createContext } from 'react'
import { fetchJson } from '../../lib/fetch-json.ts'
import { withBase } from '../../lib/site-path.ts'

/** The HTML of a text, or a promise of it that resolves to undefined if it cannot be loaded. */
type LoadedBody = string | Promise<string | undefined>

/** The texts of a page by their hashes. */
export type Bodies = Record<string, LoadedBody>

export const Bodies = createContext<Bodies>({})

/** Texts of this visit by hash; the text of a hash never changes. */
const known = new Map<string, string>()

/** Keeps the texts in the document, so that returning to them needs no request. */
export function keepBodies(): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-body]'))
    if (dataset.body) known.set(dataset.body, innerHTML)
}

async function fetchBody(hash: string): Promise<string | undefined> {
  const address = withBase(import.meta.env.BASE_URL, `/_bodies/${hash}.json`)
  const html = await fetchJson<string>(address).catch(() => undefined)
  // A preview that stays open gets another text with every save.
  if (import.meta.env.DEV && known.size > 100) known.clear()
  if (html !== undefined) known.set(hash, html)
  return html
}

/** The texts of a page; those already known are available synchronously. */
export const loadBodies = (hashes: readonly string[]): Bodies =>
  Object.fromEntries(hashes.map((hash) => [hash, known.get(hash) ?? fetchBody(hash)]))
