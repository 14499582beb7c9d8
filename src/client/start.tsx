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
import { keepSentPage } from './sent-page.ts'

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
  const sent = keepSentPage(root)
  const pages = createPageSource([path, loaded], (shown) => {
    if (shown === path) return
    sent.forget()
    showAllFonts()
  })
  // A page without its fonts is in order.
  showFonts().catch(() => {})
  const cache = createPageCache()
  await new Promise<void>((resolve, reject) => {
    let react: Root
    const giveBack = (error: unknown) => {
      reject(error)
      sent.putBack(() => react.unmount())
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
