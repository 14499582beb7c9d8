import { Suspense, use } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { Loading } from '../components/Loading.tsx'
import { canonicalPath } from '../lib/site-path.ts'
import { Layout } from './Layout.tsx'
import type { PagePayload } from './payload.ts'
import { type RouteId, routes } from './routes.tsx'
import { pages, payloads } from './stores.ts'
import { useContentUpdates } from './use-content-updates.ts'
import { usePageShown } from './use-page-shown.ts'

type Candidate = { id: RouteId; path: string }

const allRoutes = Object.entries(routes).map(
  // Object.entries forgets the type of the keys.
  ([id, { path }]): Candidate => ({ id: id as RouteId, path }),
)

/**
 * Routes that may answer. A page that is rendered ahead knows who answered: ranking all patterns anew
 * for each page would take a tenth of its time.
 */
function candidatesFor(pathname: string): readonly Candidate[] {
  const payload = import.meta.env.SSR && payloads.peek(canonicalPath(pathname))
  return payload ? [{ id: payload.route, path: '*' }] : allRoutes
}

/** The data of the current URL; at a former address, the way to the page's own. */
function RoutePage() {
  const { pathname, search, hash } = useLocation()
  const path = canonicalPath(pathname)
  const payload = use(payloads.read(path))
  const isMoved = payload.route !== 'notFound' && payload.head.path !== path
  if (isMoved) return <Navigate replace to={payload.head.path + search + hash} />
  return <ShownPage payload={payload} />
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
function CurrentPage({ id }: { id: RouteId }) {
  const path = canonicalPath(useLocation().pathname)
  // Ask for the code while the data is still under way; a failure shows when the page reads it.
  pages.read(id).catch(() => {})
  return (
    <ErrorBoundary key={path} heading="La página no cargó" forget={() => forgetPage(path)}>
      <RoutePage />
    </ErrorBoundary>
  )
}

/** Header, page and footer: the same element on the server and in the browser. */
export function App() {
  useContentUpdates()
  const { pathname } = useLocation()
  return (
    <Layout>
      <Suspense fallback={<Loading />}>
        <Routes>
          {candidatesFor(pathname).map(({ id, path }) => (
            <Route key={id} path={path} element={<CurrentPage id={id} />} />
          ))}
        </Routes>
      </Suspense>
    </Layout>
  )
}
