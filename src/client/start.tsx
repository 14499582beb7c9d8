import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createRoutes, pageBoundary } from '../app/create-routes.tsx'
import { UnknownPage } from '../app/unknown-page.ts'
import { keepBodies, loadBody } from '../features/body/bodies.ts'
import type { PageData } from '../pages/page.ts'
import { routes as table } from '../pages/routes.ts'
import { showFonts } from './fonts.ts'
import { loadPage } from './load-page.ts'
import { createPageCache } from './page-styles.ts'

const basename = import.meta.env.BASE_URL

/** A router that has the page of the document already, so that hydration loads nothing twice. */
async function createRouter(page: PageData) {
  const routes = createRoutes(loadPage)
  if (page.route === 'notFound') {
    const error = new UnknownPage(page, await table.notFound.load())
    return createBrowserRouter(routes, {
      basename,
      hydrationData: { errors: { [pageBoundary]: error } },
    })
  }
  keepBodies()
  const bodies = Object.fromEntries(page.bodies.map((hash) => [hash, loadBody(hash)]))
  const loaded = { Page: await table[page.route].load(), page, bodies }
  const id = matchRoutes(routes, location, basename)?.at(-1)?.route.id ?? ''
  return createBrowserRouter(routes, { basename, hydrationData: { loaderData: { [id]: loaded } } })
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Called by the boot script once the page is complete or touched.
 *
 * @param page data of the page in the document
 * @returns when React answers events
 */
export async function start(page: PageData): Promise<void> {
  const root = document.getElementById('Root')
  if (!root) throw new Error('The document has no #Root')
  const router = await createRouter(page)
  const { pathname } = router.state.location
  const onNextPage = (show: () => void) => {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return
      stop()
      show()
    })
  }
  // A page without its fonts is in order.
  showFonts(onNextPage).catch(() => {})
  const cache = createPageCache()
  await new Promise<void>((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <CacheProvider value={cache}>
          <Hydrated onHydrated={resolve}>
            <RouterProvider router={router} />
          </Hydrated>
        </CacheProvider>,
        { onUncaughtError: reject },
      )
    })
  })
}
