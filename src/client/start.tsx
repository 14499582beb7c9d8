import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from '../app/App.tsx'
import { Pages } from '../app/page-source.ts'
import { keepBodies, loadBodies } from '../features/body/bodies.ts'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { showAllFonts, showFonts } from './fonts.ts'
import { createPageCache } from './page-styles.ts'
import { createPageSource, isOfThisBuild, loadCode } from './pages.ts'

const base = import.meta.env.BASE_URL

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
  keepBodies()
  const path = canonicalPath(withoutBase(base, location.pathname))
  const loaded = { Page: await loadCode(page.route), page, bodies: loadBodies(page.bodies) }
  // So that it can be read whatever becomes of the program.
  let sent: Node | undefined = root.cloneNode(true)
  const pages = createPageSource([path, loaded], (shown) => {
    if (shown === path) return
    // That page has been sent as data: nothing stands for it.
    sent = undefined
    showAllFonts()
  })
  // A page without its fonts is in order.
  showFonts().catch(() => {})
  const cache = createPageCache()
  await new Promise<void>((resolve, reject) => {
    let react: Root
    const giveBack = (error: unknown) => {
      reject(error)
      // While the page comes alive the boot script tells of it.
      if ('hydrated' in document.documentElement.dataset) reportError(error)
      const html = sent
      sent = undefined
      if (!html) return
      // React is in the midst of its work.
      queueMicrotask(() => {
        react.unmount()
        // Its links, menus and questions are native; what only the program can answer goes, see root-css.ts.
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
        { onCaughtError: giveBack, onUncaughtError: giveBack },
      )
    })
  })
}
