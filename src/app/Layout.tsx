import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { color, layer } from '../theme/tokens.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PendingNavigation } from './PendingNavigation.tsx'
import { useBodyLinks } from './use-body-links.ts'
import { useRouteTheme } from './use-route-theme.ts'

const skip = css`
  position:absolute;inset:8px auto auto 8px;z-index:${layer.toast};padding:12px 18px;background:${color.raised};color:${color.ink};
  &:not(:focus){clip-path:inset(50%);width:1px;height:1px;padding:0;overflow:hidden}
`

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  useRouteTheme(useLocation().pathname)
  const followLink = useBodyLinks()
  return (
    <>
      <a css={skip} href="#contenido">
        Saltar al contenido
      </a>
      <Header />
      {/* Bodies are HTML without components; their links are followed here. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <main id="contenido" tabIndex={-1} onClick={followLink}>
        {children}
        <PendingNavigation />
      </main>
      <Footer />
    </>
  )
}
