import { redirect } from 'react-router-dom'
import type { LoadPage } from '../app/create-routes.tsx'
import { UnknownPage } from '../app/unknown-page.ts'
import { loadBody } from '../features/body/bodies.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { canonicalPath, dataPath, withBase, withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { routes } from '../pages/routes.ts'

const base = import.meta.env.BASE_URL

async function unknownPage(): Promise<UnknownPage> {
  const [page, Page] = await Promise.all([
    fetchJson<PageData<'notFound'>>(withBase(base, dataPath('/404'))),
    routes.notFound.load(),
  ])
  if (!page) throw new Error('The not-found page has no data')
  return new UnknownPage(page, Page)
}

/**
 * Loads a page's data from the file that the build has put beside its HTML.
 *
 * @throws {UnknownPage} where there is no such page; a redirect at a former address
 */
export const loadPage: LoadPage = async ({ request }) => {
  const { pathname, search, hash } = new URL(request.url)
  const path = canonicalPath(withoutBase(base, pathname))
  const page = await fetchJson<PageData>(withBase(base, dataPath(path)), request.signal)
  if (!page) throw await unknownPage()
  if (page.head.path !== path) throw redirect(page.head.path + search + hash)
  return { page, bodies: Object.fromEntries(page.bodies.map((hash) => [hash, loadBody(hash)])) }
}
