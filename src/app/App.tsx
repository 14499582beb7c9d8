import { Suspense, use, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { Loading } from '../components/Loading.tsx'
import { canonicalPath } from '../lib/site-path.ts'
import { Layout } from './Layout.tsx'
import { type RouteId, routes } from './routes.tsx'
import { pages, payloads } from './stores.ts'
import { usePageShown } from './use-page-shown.ts'

function RoutePage() {
  const path = canonicalPath(useLocation().pathname)
  const payload = use(payloads.read(path))
  const Page = use(pages.read(payload.route))
  usePageShown(payload.head)
  // Props of the page of this very route: see `PagePayload`.
  return <Page {...(payload.data as Record<string, unknown>)} />
}

/** The page of the current URL. Its key makes every page start afresh, its place announces it. */
function CurrentPage({ id }: { id: RouteId }) {
  const path = canonicalPath(useLocation().pathname)
  useEffect(() => {
    // Ask for the code while the data is still under way.
    pages.read(id)
  }, [id])
  return (
    <ErrorBoundary key={path} forget={() => payloads.forget(path)}>
      <Suspense fallback={<Loading />}>
        <RoutePage />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Header, page and footer: the same element on the server and in the browser. */
export function App() {
  return (
    <Layout>
      <Routes>
        {(Object.keys(routes) as RouteId[]).map((id) => (
          <Route key={id} path={routes[id].path} element={<CurrentPage id={id} />} />
        ))}
      </Routes>
    </Layout>
  )
}
