import { fetchJson } from '../../lib/fetch-json.ts'
import { withBase } from '../../lib/site-path.ts'

/** Where a written text is published, without the base. */
export const bodyPath = (hash: string): string => `/_bodies/${hash}.json`

/** Texts of this visit by hash: a hash names one text for ever. */
const known = new Map<string, string>()

/** Keeps the texts that stand in the document: coming back to them asks for nothing. */
export function keepBodies(): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-body]'))
    if (dataset.body) known.set(dataset.body, innerHTML)
}

async function fetchBody(hash: string): Promise<string> {
  const html = await fetchJson<string>(withBase(import.meta.env.BASE_URL, bodyPath(hash)))
  if (html === undefined) throw new Error(`There is no text ${hash}`)
  known.set(hash, html)
  return html
}

/** The HTML of a text: at once if it is known, else as a promise. */
export function loadBody(hash: string): string | Promise<string> {
  const html = known.get(hash)
  if (html !== undefined) return html
  const fetched = fetchBody(hash)
  // Whoever shows it says that it failed; nobody has to before.
  fetched.catch(() => {})
  return fetched
}
