import { css } from '@emotion/react'
import { use, useEffect, ViewTransition } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Deferred } from '../components/Deferred.tsx'
import { LoadFailure } from '../components/LoadFailure.tsx'
import { WaitingLine } from '../components/WaitingLabel.tsx'
import { Bodies } from '../features/body/bodies.ts'
import { ChatDock } from '../features/chat/ChatDock.tsx'
import { ChatProvider } from '../features/chat/chat-context.tsx'
import { canonicalPath } from '../lib/site-path.ts'
import { type RouteId, routes } from '../pages/routes.ts'
import { color, layer, pageEdge, radius } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visually-hidden.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { usePageChange, useScrollRestoration, useTextLinks } from './navigation.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PendingNavigation } from './PendingNavigation.tsx'
import { Pages } from './page-source.ts'
import { useContentUpdates } from './use-content-updates.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { useRouteTheme } from './use-route-theme.ts'

const skip = css`
  position: absolute;
  inset: 10px auto auto ${pageEdge};
  z-index: ${layer.toast};
  padding: 16px 24px;
  border-radius: ${radius.label};
  background: ${color.raised};
  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
`

/** The frame around every page; a bare page does without it. The chat persists across pages. */
function App({ route }: { route: RouteId }) {
  const pages = use(Pages)
  if (!pages) throw new Error('App must be used within a <Pages />')
  const path = canonicalPath(useLocation().pathname)
  const loading = pages.load(route, path)
  const loaded = loading instanceof Promise ? use(loading) : loading
  const page = loaded?.page
  useEffect(() => pages.shown(path), [pages, path])
  useContentUpdates(pages)
  useRouteTheme()
  useScrollRestoration()
  usePageChange(loaded)
  useFocusInView()
  useTextLinks()
  const isFull = !page?.isBare
  return (
    <ChatProvider>
      {isFull && (
        <>
          <a css={skip} href="#Contenido">
            Saltar al contenido
          </a>
          <Header path={page?.head.path ?? path} />
        </>
      )}
      <ViewTransition key={path} default="none" enter="auto" exit="auto">
        <main
          id="Contenido"
          tabIndex={-1}
          data-searchable={page && !page.head.noindex ? '' : undefined}
        >
          {page?.waitingText && <WaitingLine text={page.waitingText} />}
          <PageBoundary>
            {loaded ? (
              <Bodies value={loaded.bodies}>
                {/* A route's data are the props of that route's page: see `PageData`. */}
                <loaded.Page {...loaded.page.data} />
              </Bodies>
            ) : (
              <LoadFailure isPage />
            )}
          </PageBoundary>
        </main>
      </ViewTransition>
      <PendingNavigation />
      {isFull && (
        <Deferred>
          <Footer />
          <ChatDock />
        </Deferred>
      )}
    </ChatProvider>
  )
}

export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(routes).flatMap(([id, { paths }]) =>
        paths.map((path) => (
          <Route key={path} path={path} element={<App route={id as RouteId} />} />
        )),
      )}
    </Routes>
  )
}
