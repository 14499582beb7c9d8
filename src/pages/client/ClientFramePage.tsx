import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { Brand } from '../../components/Brand.tsx'
import { Fire } from '../../components/Fire.tsx'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { container } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { site } from '../../site.ts'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { useFrameLoaded } from './use-frame-loaded.ts'

const page = css`
  display: grid;
  grid-template-rows: minmax(56px, auto) minmax(0, 1fr);
  height: 100dvh;
`
const bar = css`
  ${container};
  ${type.small};
  max-width: none;
  display: flex;
  align-items: center;
  gap: clamp(12px, 3vw, 32px);
  border-bottom: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    font-weight: 600;
    text-underline-offset: 0.3em;
  }
  a:first-of-type {
    margin-right: auto;
    color: inherit;
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
    }
    svg {
      flex: none;
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
const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  padding: 20px;
  text-align: center;
  > div {
    width: 260px;
    height: 34px;
  }
  a {
    font-weight: 600;
  }
`
const frame = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`

export type ClientFramePageData = {
  title: string
  /** Where the client's site is. */
  address: string
  /** A low fire for the time of waiting: one path in a box of 260 × 34. */
  fire: FireDrawing
}

/** A client's site as its visitors see it, in a sandbox, under a bar that leads back. */
export function ClientFramePage({ title, address, fire }: ClientFramePageData) {
  const [isLoaded, onLoad] = useFrameLoaded(address)
  const siteLink = (
    <a href={address} target="_blank" rel="noopener">
      Abrir el sitio
      <span className="vh"> (se abre en otra pestaña)</span>
      <Icon path={icons.arrowUpRight} size={18} />
    </a>
  )
  return (
    <div css={page}>
      <div css={bar}>
        <PageLink to="/" aria-label={`${site.name}, inicio`}>
          <Brand name={site.name} />
        </PageLink>
        <PageLink to="/portafolio">
          <Icon path={icons.arrowLeft} size={18} />
          Volver al portafolio
        </PageLink>
        {siteLink}
      </div>
      <div css={stage}>
        <h1 className="vh">{title}</h1>
        {!isLoaded && (
          <div css={waiting}>
            <div>
              <Fire drawing={fire} />
            </div>
            <p role="status">Cargando...</p>
          </div>
        )}
        <iframe
          css={frame}
          src={address}
          title={title}
          // A site of another origin keeps its storage and stays as far from this one as ever.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      </div>
    </div>
  )
}
