import type { LoadedPage, PageSource } from '../app/page-source.ts'
import { loadStaticParts } from '../components/static-part.tsx'
import { loadBodies } from '../features/body/bodies.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { dataPath, withBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { type AnyPage, type RouteId, routes } from '../pages/routes.ts'

/** Whether the program that runs is the one that a page was built with. */
export const isOfThisBuild = ({ program }: PageData): boolean =>
  import.meta.env.DEV ||
  (program !== undefined && document.documentElement.dataset.entry?.endsWith(program) === true)

export const loadCode = (route: RouteId): Promise<AnyPage> =>
  routes[route].load() as Promise<AnyPage>

/** The code of a page and of its static parts, which are known once its own is there. */
async function loadAllCode(route: RouteId): Promise<AnyPage> {
  const Page = await loadCode(route)
  await loadStaticParts()
  return Page
}

/** Leaves for the document of the address, which is the new page's already. */
function loadDocument(): Promise<never> {
  // Whoever comes back to this document finds it as it was left: waiting.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.reload()
  return new Promise(() => {})
}

/**
 * Loads a page from the files that the build has put beside its HTML. Where there are none, or those of
 * another build, the document is loaded: it tells what is there, and brings the program for it.
 */
async function fetchPage(route: RouteId, path: string): Promise<LoadedPage> {
  const code = loadAllCode(route)
  // The data has the first word: it may be of another build, in which the code has other names.
  code.catch(() => {})
  const page = await fetchJson<PageData>(withBase(import.meta.env.BASE_URL, dataPath(path)))
  if (!page || !isOfThisBuild(page)) return loadDocument()
  const hasMoved = page.head.path !== path
  if (page.route !== route && !hasMoved)
    throw new Error(`${path} has the pattern of ${route}, not of ${page.route}`)
  return {
    Page: await (page.route === route ? code : loadAllCode(page.route)),
    page,
    bodies: loadBodies(page.bodies),
  }
}

/**
 * The pages of a visit. Each navigation asks anew: a page is kept while it is on screen or on its way.
 *
 * @param first the page of the document, by its path
 * @param onShown told of each page that is on screen
 */
export function createPageSource(
  first: readonly [string, LoadedPage],
  onShown: (path: string) => void,
): PageSource {
  const pages = new Map<string, ReturnType<PageSource['load']>>([first])
  return {
    load: (route, path) => {
      const known = pages.get(path)
      if (known) return known
      const loading = fetchPage(route, path).then(
        (page) => {
          pages.set(path, page)
          return page
        },
        (error) => {
          console.error(error)
          return undefined
        },
      )
      pages.set(path, loading)
      return loading
    },
    shown: (path) => {
      // What has failed is still a promise: a link to it asks again.
      for (const [other, page] of pages)
        if (other !== path || page instanceof Promise) pages.delete(other)
      onShown(path)
    },
    forget: () => pages.clear(),
  }
}
