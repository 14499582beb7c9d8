import { Suspense, use, useEffect } from 'react'
import { matchRoutes, useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { Loading } from '../components/Loading.tsx'
import { canonicalPath } from '../lib/site-path.ts'
import { Layout } from './Layout.tsx'
import type { PagePayload } from './payload.ts'
import { type RouteId, routes } from './routes.tsx'
import { pages, payloads } from './stores.ts'
import { useContentUpdates } from './use-content-updates.ts'
import { usePageShown } from './use-page-shown.ts'

// Object.keys forgets the type of the keys.
const routeTable = (Object.keys(routes) as RouteId[]).map((id) => ({ id, path: routes[id].path }))

/** The route whose pattern fits best. */
const routeOf = (pathname: string) => matchRoutes(routeTable, pathname)?.at(-1)?.route.id

/** The data of the current URL; at a former address, the way to the page's own. */
function RoutePage() {
  const { pathname, search, hash } = useLocation()
  const path = canonicalPath(pathname)
  const payload = use(payloads.read(path))
  const isMoved = payload.route !== 'notFound' && payload.head.path !== path
  if (isMoved) return <Redirect to={payload.head.path + search + hash} />
  return <ShownPage payload={payload} />
}

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(to, { replace: true })
  }, [navigate, to])
  return null
}

function ShownPage({ payload }: { payload: PagePayload }) {
  const Page = use(pages.read(payload.route))
  usePageShown(payload.head)
  // Props of the page of this very route: see `PagePayload`.
  return <Page {...(payload.data as Record<string, unknown>)} />
}

/** Lets the next attempt ask for a page again: for its data, and for its code when it has data. */
function forgetPage(path: string) {
  const payload = payloads.peek(path)
  if (payload) pages.forget(payload.route)
  payloads.forget(path)
}

/**
 * The page of the current URL. The boundary is the same for all pages, so that the old page stays
 * until the new one is there; the key lets every page start afresh.
 */
function CurrentPage() {
  const path = canonicalPath(useLocation().pathname)
  // A page whose data is here says which route answers; ranking all patterns takes its time.
  const id = payloads.peek(path)?.route ?? routeOf(path)
  // Ask for the code while the data is still under way; a failure shows when the page reads it.
  if (id) pages.read(id).catch(() => {})
  return (
    <ErrorBoundary key={path} heading="La página no cargó" forget={() => forgetPage(path)}>
      <RoutePage />
    </ErrorBoundary>
  )
}

/** Header, page and footer: the same element on the server and in the browser. */
export function App() {
  useContentUpdates()
  return (
    <Layout>
      <Suspense fallback={<Loading />}>
        <CurrentPage />
      </Suspense>
    </Layout>
  )
}
