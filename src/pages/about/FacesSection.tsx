import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { balanced, sectionBox, split } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { Portrait } from '../../components/Portrait.tsx'
import { leadGap, media, quiet } from '../../theme/tokens.ts'
import type { AboutPageData } from './about.data.server.ts'

const section = css`
  ${sectionBox};
  ${split(4)};
  row-gap: clamp(36px, 5.8vw, 44px);
  align-items: center;
  p {
    ${quiet.lead};
    margin-block: ${leadGap} 28px;
    max-width: 20em;
  }
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`
const faces = css`
  gap: clamp(8px, 1.2vw, 16px);
`

export function FacesSection({ heading, text, action, portraits }: AboutPageData['faces']) {
  return (
    <section css={section}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <PageLink css={button.ember} to={action.to}>
          {action.label}
        </PageLink>
      </div>
      <div css={[balanced(portraits.length), faces]}>
        {portraits.map(({ image, imageAlt }) => (
          <Portrait key={image} image={image} alt={imageAlt} />
        ))}
      </div>
    </section>
  )
}
