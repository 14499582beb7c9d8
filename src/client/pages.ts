import { wasScrolled } from '../app/navigation.ts'
import type { LoadedPage, PageSource } from '../app/page-source.ts'
import { loadStaticParts } from '../components/static-part.tsx'
import { loadBodies } from '../features/body/bodies.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { dataPath, withBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { type AnyPage, loadCode, type RouteId } from '../pages/routes.ts'

/** Whether a page was built together with the program that is running. */
export const isOfThisBuild = ({ program }: PageData): boolean =>
  import.meta.env.DEV ||
  (program !== undefined && document.documentElement.dataset.entry?.endsWith(program) === true)

/** Loads the code of a page, then that of its static parts, which register when it runs. */
async function loadAllCode(route: RouteId): Promise<AnyPage> {
  const Page = await loadCode(route)
  await loadStaticParts()
  return Page
}

/** Loads the document of the current URL, which is already that of the new page. */
export function loadDocument(): Promise<never> {
  // Restored from the back/forward cache, this document would still be waiting.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // A reload would restore the scroll position of the page that is left, also instead of scrolling
  // to a fragment. Runs after the listener that leaves restoring to the browser.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual'
  })
  location.reload()
  return new Promise(() => {})
}

/** Routes whose code has failed to load, which a browser remembers until the next document. */
const failed = new Set<RouteId>()

/**
 * Loads a page from the files that the build wrote beside its HTML. If they are missing or come
 * from another build, or its code has failed before, loads the document instead, which brings the
 * current page and its program.
 */
async function fetchPage(route: RouteId, path: string): Promise<LoadedPage> {
  const hasFailed = failed.has(route)
  const code = loadAllCode(route)
  // The data decides first: after a new build the code's file name may no longer exist.
  code.catch(() => failed.add(route))
  const page = await fetchJson<PageData>(withBase(import.meta.env.BASE_URL, dataPath(path)))
  if (!page || !isOfThisBuild(page) || hasFailed) return loadDocument()
  const hasMoved = page.head.path !== path
  if (page.route !== route && !hasMoved)
    throw new Error(`${path} has the pattern of ${route}, not of ${page.route}`)
  const bodies = loadBodies(page.bodies)
  // The place that a fragment names, or that the visitor returns to, may be in a text.
  if (location.hash || wasScrolled()) await Promise.all(Object.values(bodies))
  return {
    Page: await (page.route === route ? code : loadAllCode(page.route)),
    page,
    bodies,
  }
}

/**
 * The pages of a visit. A page is kept only while it is on screen or loading; navigating to it
 * later fetches it again.
 *
 * @param first path and page of the document
 * @param onShown called with the path of each page that is shown
 */
export function createPageSource(
  first: readonly [string, LoadedPage],
  onShown: (path: string) => void,
): PageSource {
  let pages = new Map<string, ReturnType<PageSource['load']>>([first])
  return {
    load: (route, path) => {
      const known = pages.get(path)
      if (known) return known
      // A page that is forgotten while it loads must not take the place of what was saved since.
      const current = pages
      const loading = fetchPage(route, path).then(
        (page) => {
          current.set(path, page)
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
      // A page that failed to load is still a promise; dropping it lets a link to it try again.
      for (const [other, page] of pages)
        if (other !== path || page instanceof Promise) pages.delete(other)
      onShown(path)
    },
    forget: () => {
      pages = new Map()
    },
  }
}
