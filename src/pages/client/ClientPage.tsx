import { css } from '@emotion/react'
import { Ashes } from '../../components/Ashes.tsx'
import { button } from '../../components/button-styles.ts'
import { Fire } from '../../components/drawings.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { container } from '../../components/layout.ts'
import { arrowLink, PageLink } from '../../components/links.tsx'
import { site } from '../../site.ts'
import { color, headerHeight, media, quiet } from '../../theme/tokens.ts'
import { ClientFramePage } from './ClientFramePage.tsx'
import type { ClientFrameData, ClientNoticeData } from './client.data.server.ts'

const page = css`
  position: relative;
  min-height: min(680px, calc(100svh - ${headerHeight.wide}px));
  border-bottom: 3px solid ${color.ink};
  ${media.mobile} {
    min-height: calc(100svh - ${headerHeight.mobile}px);
  }
`
const words = css`
  ${container};
  padding-block: clamp(44px, 6.2vw, 96px) clamp(220px, 24vw, 340px);
  > div {
    margin-top: 16px;
  }
  h1 {
    max-width: 7em;
  }
  > p {
    ${quiet.lead};
    margin-block: 24px 28px;
    max-width: 24em;
  }
`
const back = css`
  ${arrowLink};
  &:hover svg {
    transform: translateX(-4px);
  }
`
/* On a phone it is clear of the chat button. */
const tongue = css`
  position: absolute;
  left: 66%;
  bottom: 0;
  width: clamp(120px, 15vw, 220px);
  ${media.mobile} {
    left: 38%;
  }
`

export function ClientPage(client: ClientFrameData | ClientNoticeData) {
  // In the preview a writer may correct the address of the frame that is shown.
  return client.kind === 'frame' ? (
    <ClientFramePage key={client.address} {...client} />
  ) : (
    <Notice {...client} />
  )
}

function Notice({ heading, text, fire }: ClientNoticeData) {
  return (
    <div css={page}>
      <div css={words}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <a css={button.principal} href={`mailto:${site.email}`}>
          <Icon path={icons.envelope} size={20} />
          {site.email}
        </a>
        <div>
          <PageLink css={back} to="/portafolio">
            <Icon path={icons.arrowLeft} size={20} />
            <span>Volver al portafolio</span>
          </PageLink>
        </div>
      </div>
      <Ashes seed={fire.seed} />
      <Fire css={tongue} drawing={fire} />
    </div>
  )
}
