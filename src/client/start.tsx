import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import {
  type ClientOnErrorFunction,
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { createRoutes, pageBoundary } from '../app/create-routes.tsx'
import { UnknownPage } from '../app/unknown-page.ts'
import { keepBodies, loadBody } from '../features/body/bodies.ts'
import type { PageData } from '../pages/page.ts'
import { routes as table } from '../pages/routes.ts'
import { showFonts } from './fonts.ts'
import { isOfThisBuild, pageLoader } from './load-page.ts'
import { createPageCache } from './page-styles.ts'
import { keepSentPage } from './sent-page.ts'
import { allowSkippedTransitions } from './skipped-transitions.ts'

const basename = import.meta.env.BASE_URL

/** What React Router would have loaded for the page of the document. */
async function hydrationDataOf(page: PageData, routes: RouteObject[]): Promise<HydrationState> {
  if (page.route === 'notFound')
    return { errors: { [pageBoundary]: new UnknownPage(page, await table.notFound.load()) } }
  keepBodies()
  const bodies = Object.fromEntries(page.bodies.map((hash) => [hash, loadBody(hash)]))
  const loaded = { Page: await table[page.route].load(), page, bodies }
  const id = matchRoutes(routes, location, basename)?.at(-1)?.route.id ?? ''
  return { loaderData: { [id]: loaded } }
}

/** A router that has the page of the document already, so that hydration loads nothing twice. */
async function createRouter(page: PageData) {
  const fragment = (): string => router.state.navigation.location?.hash ?? ''
  const routes = createRoutes(pageLoader(fragment))
  const hydrationData = await hydrationDataOf(page, routes)
  const router = createBrowserRouter(routes, { basename, hydrationData })
  return router
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Called by the boot script once the page is complete or touched.
 *
 * @param response the answer to the request for the data of the page in the document
 * @returns when React answers events
 * @throws when the program cannot run this page, which then is what the server has sent
 */
export async function start(response: Response): Promise<void> {
  const page: PageData = await response.json()
  const root = document.getElementById('Root')
  if (!root) throw new Error('The document has no #Root')
  if (!isOfThisBuild(page)) throw new Error('The page and its data are of two builds')
  const router = await createRouter(page)
  allowSkippedTransitions()
  const sent = keepSentPage(root)
  const onNextPage = (act: () => void) => {
    const { pathname } = router.state.location
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return
      stop()
      act()
    })
  }
  onNextPage(sent.forget)
  // A page without its fonts is in order.
  showFonts(onNextPage).catch(() => {})
  const cache = createPageCache()
  await new Promise<void>((resolve, reject) => {
    const giveBack = (error: unknown) => {
      reject(error)
      sent.putBack(() => {
        router.dispose()
        react.unmount()
      })
    }
    const onRenderError: ClientOnErrorFunction = (error, { errorInfo }) => {
      // Of a loader's error there is none.
      if (errorInfo) giveBack(error)
    }
    let react: Root
    startTransition(() => {
      react = hydrateRoot(
        root,
        <CacheProvider value={cache}>
          <Hydrated onHydrated={resolve}>
            <RouterProvider router={router} onError={onRenderError} />
          </Hydrated>
        </CacheProvider>,
        { onUncaughtError: giveBack },
      )
    })
  })
}
