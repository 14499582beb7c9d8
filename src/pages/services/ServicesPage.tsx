import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { Fire } from '../../components/drawings.ts'
import { columns, container } from '../../components/layout.ts'
import { PageTitle } from '../../components/PageHead.tsx'
import { firelightByNight } from '../../theme/firelight.ts'
import { color, layer, media, quiet } from '../../theme/tokens.ts'
import { MenuSection } from '../home/MenuSection.tsx'
import { ServicesSection } from '../home/ServicesSection.tsx'
import { OfferSection } from '../OfferSection.tsx'
import type { ServicesPageData } from './services.data.server.ts'

export function ServicesPage({ head, services, menu, offer }: ServicesPageData) {
  return (
    <>
      <ServicesHead {...head} />
      <DeferredSection isNear items={services.tiles}>
        <ServicesSection {...services} />
      </DeferredSection>
      <DeferredSection items={menu.dishes}>
        <MenuSection {...menu} />
      </DeferredSection>
      <DeferredSection>
        <OfferSection {...offer} />
      </DeferredSection>
    </>
  )
}

const head = css`
  position: relative;
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
/* On a phone the longer line of the heading fits from 320 px up. */
const title = css`
  ${container};
  position: relative;
  z-index: ${layer.content};
  padding-block: clamp(56px, 6.2vw, 96px) clamp(96px, 11vw, 168px);
  ${media.mobile} {
    padding-block: 44px 0;
    h1 {
      max-width: none;
      font-size: clamp(2.3rem, 11.8vw, min(4rem, 13vh));
    }
  }
`
const art = css`
  position: absolute;
  inset: auto 0 0 auto;
  width: 54%;
  max-width: 900px;
  overflow: visible;
  ${firelightByNight('60% 70% at 55% 100%')}
  ${media.mobile} {
    position: static;
    width: 108%;
    margin: 12px -4% 0;
  }
`
const below = css`
  ${container};
  ${columns};
  padding-top: 28px;
  p {
    ${quiet.lead};
    grid-column: 5/10;
    max-width: 37.3em;
  }
`

function ServicesHead({ heading, lead, fire }: ServicesPageData['head']) {
  return (
    <header>
      <div css={head}>
        <div css={title}>
          <PageTitle lines={heading} />
        </div>
        <Fire css={art} drawing={fire} />
      </div>
      <div css={below}>
        <p>{lead}</p>
      </div>
    </header>
  )
}
