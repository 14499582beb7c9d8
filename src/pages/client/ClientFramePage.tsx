import { css } from '@emotion/react'
import { useState } from 'react'
import { HomeLink } from '../../components/Brand.tsx'
import { button } from '../../components/button-styles.ts'
import { Fire } from '../../components/drawings.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { touchable, wrapping } from '../../components/layout.ts'
import { OutLink, PageLink } from '../../components/links.tsx'
import { withBase } from '../../lib/site-path.ts'
import { color, media, pageEdge, type } from '../../theme/tokens.ts'
import type { ClientFrameData } from './client.data.server.ts'
import { useSiteAnswers } from './use-site-answers.ts'

const page = css`
  display: grid;
  grid-template-rows: minmax(56px, auto) minmax(0, 1fr);
  height: 100dvh;
`
const bar = css`
  ${wrapping};
  ${type.small};
  padding-inline: ${pageEdge};
  gap: 0 clamp(16px, 5vw, 32px);
  border-bottom: 1px solid ${color.line};
  a {
    ${touchable};
    gap: 8px;
    min-width: 44px;
    font-weight: 600;
  }
  a:first-of-type {
    margin-right: auto;
    text-decoration: none;
  }
  ${media.mobile} {
    font-size: 0.875rem;
    a {
      line-height: 1.2;
    }
    a:first-of-type > span {
      width: 28px;
      overflow: hidden;
      white-space: nowrap;
    }
  }
  ${media.belowNarrow} {
    a:first-of-type {
      display: none;
    }
    a {
      margin-right: auto;
    }
  }
`
const stage = css`
  position: relative;
  background: ${color.sunken};
`
const notice = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  padding: 20px;
  text-align: center;
  > p {
    max-width: 30em;
  }
`
const waiting = css`
  width: 260px;
  height: 34px;
`
const frame = css`
  position: absolute;
  width: 100%;
  height: 100%;
  border: 0;
`

/** Sandbox of another origin: it keeps its own storage, and has no access to this site anyway. */
const otherSite =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * Sandbox of a demo, which runs no script. It needs this origin to load its fonts, and top
 * navigation for its link back, which reappears once the visitor goes to another part of it.
 */
const ownDemo = 'allow-same-origin allow-top-navigation-by-user-activation'

/** Fragment of the start of a demo; as `:target` it also tells a demo that it is in a frame. */
const startFragment = '#aviso'

/** A client's site in a sandboxed frame, under a bar with a link back. */
export function ClientFramePage({ title, address, failure, fire }: ClientFrameData) {
  const target = withBase(import.meta.env.BASE_URL, address)
  const isOwn = address.startsWith('/')
  const answers = useSiteAnswers(target)
  const [isLoaded, setLoaded] = useState(false)
  const siteFrame = (
    <iframe
      css={frame}
      src={isOwn ? target + startFragment : target}
      title={title}
      sandbox={isOwn ? ownDemo : otherSite}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
    />
  )
  return (
    <div css={page}>
      <div css={bar}>
        <HomeLink />{' '}
        <PageLink to="/portafolio">
          <Icon path={icons.arrowLeft} size={18} />
          Volver al portafolio
        </PageLink>{' '}
        <SiteLink address={target} />
      </div>
      <div css={stage}>
        <h1 className="vh">{title}</h1>
        {answers === false ? (
          <div css={notice} role="alert">
            <h2>{failure.title}</h2>
            <p>{failure.text}</p>
            <SiteLink css={button.principal} address={target} />
          </div>
        ) : (
          !isLoaded && (
            <div css={notice}>
              <Fire css={waiting} drawing={fire} />
              <p role="status" data-live-only>
                Cargando...
              </p>
            </div>
          )
        )}
        {answers && siteFrame}
        {/* Without JavaScript nobody knows whether another site responds: only a link. */}
        <noscript>{isOwn && siteFrame}</noscript>
      </div>
    </div>
  )
}

function SiteLink({ address, className }: { address: string; className?: string }) {
  return (
    <OutLink className={className} href={address}>
      Abrir el sitio
      <span className="vh"> (se abre en otra pestaña)</span>
      <Icon path={icons.arrowUpRight} size={18} />
    </OutLink>
  )
}
