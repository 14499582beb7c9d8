import { css } from '@emotion/react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Deferred } from '../components/Deferred.tsx'
import { ChatDock } from '../features/chat/ChatDock.tsx'
import { ChatProvider } from '../features/chat/ChatProvider.tsx'
import { site } from '../site.ts'
import { color, layer } from '../theme/tokens.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PageMark } from './PageMark.tsx'
import { PendingNavigation } from './PendingNavigation.tsx'
import { useContentUpdates } from './use-content-updates.ts'
import { useCurrentPage } from './use-current-page.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { useInstantPages } from './use-instant-pages.ts'
import { usePageChange } from './use-page-change.ts'
import { useRouteTheme } from './use-route-theme.ts'
import { useTextLinks } from './use-text-links.ts'

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
export function App() {
  const page = useCurrentPage()
  useContentUpdates()
  useRouteTheme()
  useInstantPages()
  usePageChange(page?.head)
  useFocusInView()
  useTextLinks()
  const isFull = !page?.isBare
  return (
    <ChatProvider greeting={site.chat.greeting} reply={site.chat.reply}>
      {isFull && (
        <>
          <a css={skip} href="#Contenido">
            Saltar al contenido
          </a>
          <Header />
        </>
      )}
      <main
        id="Contenido"
        tabIndex={-1}
        data-searchable={page && !page.head.noindex ? '' : undefined}
      >
        {SITE_MARKS && page?.mark && <PageMark text={page.mark} />}
        <Outlet />
        <PendingNavigation />
      </main>
      {isFull && (
        <Deferred>
          <Footer />
          <ChatDock />
        </Deferred>
      )}
      <ScrollRestoration />
    </ChatProvider>
  )
}
