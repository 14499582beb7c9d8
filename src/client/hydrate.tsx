import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from '../app/App.tsx'
import { Pages } from '../app/page-source.ts'
import { createStyleCache } from '../app/style-cache.ts'
import { loadStaticParts } from '../components/static-part.tsx'
import { keepBodies, loadBodies } from '../features/body/bodies.ts'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import type { AnyPage } from '../pages/routes.ts'
import { showAllFonts, showFonts } from './fonts.ts'
import { createPageSource, isOfThisBuild, loadDocument } from './pages.ts'

const base = import.meta.env.BASE_URL

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Whether the visitor has already gone back from this document: between entries of a visit that were
 * made without a load, a browser changes only the URL, also after a reload.
 */
function isLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && new URL(load.name).pathname !== location.pathname
}

/**
 * Whether the browser has given up the fade between two pages, because the theme is switched or the
 * window resized meanwhile: the new page is shown without it. React knows some of these errors, by
 * their whole messages, to which Chrome (156) adds the reason.
 */
const isEndedFade = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)

/**
 * Hydrates the page in the document.
 *
 * @returns once React handles events
 * @throws when the program cannot run this page, which then stays the server's HTML
 */
export async function hydrate(page: PageData, Page: AnyPage): Promise<void> {
  const root = document.getElementById('Root')
  if (!root) throw new Error('The document has no #Root')
  if (!isOfThisBuild(page)) throw new Error('The page and its data are of two builds')
  keepBodies()
  const path = canonicalPath(withoutBase(base, location.pathname))
  const loaded = { Page, page, bodies: loadBodies(page.bodies) }
  if (isLeft()) return loadDocument()
  // Until React Router listens.
  const leave = () => {
    if (isLeft()) loadDocument()
  }
  addEventListener('popstate', leave)
  // Put back if the program fails, so that the page can still be read.
  let serverHtml: Node | undefined = root.cloneNode(true)
  const pages = createPageSource([path, loaded], (shown) => {
    if (shown === path) return
    // The new page came as data, so there is no server HTML to put back.
    serverHtml = undefined
    showAllFonts()
  })
  // The page works without its fonts.
  showFonts().catch(() => {})
  const cache = createStyleCache()
  // React renders anew a page that the browser has translated: nothing may disappear meanwhile.
  if (root.querySelector('font')) await loadStaticParts()
  await new Promise<void>((resolve, reject) => {
    let react: Root
    const restoreServerHtml = (error: unknown) => {
      reject(error)
      // During hydration the boot script logs the error.
      if ('hydrated' in document.documentElement.dataset) reportError(error)
      const html = serverHtml
      serverHtml = undefined
      if (!html) return
      // React cannot unmount a root while it is rendering.
      queueMicrotask(() => {
        react.unmount()
        // Its links, menus and questions are native; controls that need the program are hidden, see
        // deferred-css.ts.
        root.replaceWith(html)
        document.documentElement.dataset.failed = ''
      })
    }
    startTransition(() => {
      react = hydrateRoot(
        root,
        <CacheProvider value={cache}>
          <Pages value={pages}>
            <Hydrated onHydrated={resolve}>
              <BrowserRouter basename={base}>
                <AppRoutes />
              </BrowserRouter>
            </Hydrated>
          </Pages>
        </CacheProvider>,
        {
          onCaughtError: restoreServerHtml,
          onUncaughtError: restoreServerHtml,
          onRecoverableError: (error) => {
            if (!isEndedFade(error)) reportError(error)
          },
        },
      )
    })
  })
  removeEventListener('popstate', leave)
}
