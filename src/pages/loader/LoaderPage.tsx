import { css } from '@emotion/react'
import { useLocation } from 'react-router-dom'
import { HomeLink } from '../../components/Brand.tsx'
import { button, compact } from '../../components/button-styles.ts'
import { apart, container, split, touchable } from '../../components/layout.ts'
import { OutLink, PageLink } from '../../components/links.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { site } from '../../site.ts'
import { media, pageEdge, quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { FactList, ruledFacts } from '../FactList.tsx'
import { LoadingFire } from './LoadingFire.tsx'
import type { LoaderPageData } from './loader.data.server.ts'
import { complete, statusText, useLoading } from './progress.ts'

const page = css`
  display: grid;
  grid-template-rows: auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100svh;
  overflow: hidden;
`
const bar = css`
  ${container};
  ${apart};
  gap: 12px;
  padding-block: 22px;
  > a:first-of-type {
    ${touchable};
    text-decoration: none;
  }
`
const back = css`
  ${button.outline};
  ${compact};
  ${media.belowNarrow} {
    padding-inline: 10px;
  }
`
/* On most phones the screen would end above the fire, so there the facts come after it. */
const short = `${media.mobile} and (max-height: 50em)`
const words = css`
  ${container};
  ${split(8)};
  row-gap: 28px;
  align-items: start;
  padding-top: clamp(44px, min(7.4vw, 10svh), 120px);
  ${media.mobile} {
    padding-top: clamp(24px, 6svh, 56px);
  }
  ${short} {
    display: contents;
    > * {
      margin: 24px ${pageEdge} 0;
    }
    > dl {
      order: 1;
      margin-block: 0 24px;
    }
  }
`
const state = css`
  > p {
    ${quiet.lead};
  }
  h1 {
    margin-block: 8px 18px;
    font-size: clamp(3rem, 4.8vw, 4.5rem);
    white-space: nowrap;
  }
  ${media.mobile} {
    h1 {
      min-height: 1.84em;
      white-space: normal;
      font-size: clamp(1.9rem, 9.4vw, 3rem);
    }
  }
`
/* Reserves its space from the start. */
const notify = css`
  margin-top: clamp(20px, 2.8vw, 28px);
  a {
    ${button.ember}
  }
  &[data-early] {
    visibility: hidden;
    @media (scripting: none) {
      visibility: visible;
    }
  }
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`

/** The name of the chosen app, from the navigation state of the link to this page. */
function useAppName(fallback: string): string {
  const app: unknown = useLocation().state?.app
  return useHydrated() && typeof app === 'string' && app.trim() !== '' ? app : fallback
}

/** The loading screen of an AI app. It never leads to an app, and says so. */
export function LoaderPage(data: LoaderPageData) {
  const app = useAppName(data.fallbackName)
  const progress = useLoading()
  const askToBeTold = chatLink(site.whatsapp, fillIn(data.notify.message, { app }))
  return (
    <div {...onGround('night', page)}>
      <div css={bar}>
        <HomeLink />{' '}
        <PageLink css={back} to={data.home.to}>
          {data.home.label}
        </PageLink>
      </div>
      <div css={words}>
        <div css={state}>
          <p>{app}</p>
          <div role="status">
            <h1>{statusText(progress, data.stages, data.done)}</h1>
          </div>
          <p>{data.soon}</p>
          <div css={notify} data-early={progress < complete ? '' : undefined}>
            <OutLink href={askToBeTold}>{data.notify.label}</OutLink>
          </div>
        </div>
        <FactList css={ruledFacts} facts={data.facts} />
      </div>
      <LoadingFire progress={progress} label={data.progressLabel} fire={data.fire} />
    </div>
  )
}
