import { css } from '@emotion/react'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { LaterMark } from '../components/LaterMark.tsx'
import { ChatDock } from '../features/chat/ChatDock.tsx'
import { ChatProvider } from '../features/chat/ChatProvider.tsx'
import { canonicalPath } from '../lib/site-path.ts'
import { site } from '../site.ts'
import { color, layer } from '../theme/tokens.ts'
import { FooterPlace } from './FooterPlace.tsx'
import { footerKey, footers } from './footers.ts'
import { Header } from './Header.tsx'
import { PendingNavigation } from './PendingNavigation.tsx'
import { routes } from './routes.tsx'
import { payloads } from './stores.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { usePlainLinks } from './use-plain-links.ts'
import { useRestingBlocks } from './use-resting-blocks.ts'
import { useRouteTheme } from './use-route-theme.ts'

const skip = css`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: ${layer.toast};
  padding: 12px 18px;
  background: ${color.raised};
  color: ${color.ink};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`

/** What surrounds every page, as far as the page wants it; the chat lives through all of them. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useRouteTheme(pathname)
  usePlainLinks()
  useFocusInView()
  useRestingBlocks(pathname)
  // The route that answered: an unknown slug gets the not-found page, whatever its pattern.
  const payload = payloads.peek(canonicalPath(pathname))
  const isFull = !payload || routes[payload.route].chrome === 'full'
  return (
    <ChatProvider greeting={site.chat.greeting} reply={site.chat.reply}>
      {isFull && (
        <>
          <a css={skip} href="#contenido">
            Saltar al contenido
          </a>
          <Header />
        </>
      )}
      <main
        id="contenido"
        tabIndex={-1}
        data-pagefind-body={payload && !payload.head.noindex ? '' : undefined}
      >
        {children}
        <PendingNavigation />
      </main>
      <LaterMark />
      {isFull && (
        <>
          <ErrorBoundary forget={() => footers.forget(footerKey)}>
            <Suspense fallback={null}>
              <FooterPlace />
            </Suspense>
          </ErrorBoundary>
          <ChatDock />
        </>
      )}
    </ChatProvider>
  )
}
