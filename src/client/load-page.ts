import { redirect } from 'react-router-dom'
import type { LoadPage } from '../app/create-routes.tsx'
import { loadBody } from '../features/body/bodies.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { canonicalPath, dataPath, withBase, withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'

const base = import.meta.env.BASE_URL

/** Whether the program that runs is the one that a page was built with. */
export const isOfThisBuild = ({ program }: PageData): boolean =>
  import.meta.env.DEV ||
  (program !== undefined && document.documentElement.dataset.entry?.endsWith(program) === true)

/** Leaves for a document. What is on screen stays until it is there. */
function loadDocument(address: string): Promise<never> {
  // Whoever comes back to this document finds it as it was left: waiting.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Going back has changed the address already.
  if (location.href === address) location.reload()
  else location.assign(address)
  return new Promise(() => {})
}

/**
 * Loads pages' data from the files that the build has put beside their HTML. Where there is none, or
 * one of another build, the document is loaded: it tells what is there, and brings the program for it.
 *
 * @param fragmentOf the fragment of the address that is on its way, which requests do not carry
 */
export const pageLoader =
  (fragmentOf: () => string): LoadPage =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const path = canonicalPath(withoutBase(base, pathname))
    const rest = search + fragmentOf()
    const page = await fetchJson<PageData>(withBase(base, dataPath(path)), request.signal)
    if (!page || !isOfThisBuild(page))
      return loadDocument(new URL(pathname + rest, location.href).href)
    if (page.head.path !== path) throw redirect(page.head.path + rest)
    return { page, bodies: Object.fromEntries(page.bodies.map((hash) => [hash, loadBody(hash)])) }
  }
