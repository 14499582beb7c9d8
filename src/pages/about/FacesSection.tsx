import { css } from '@emotion/react'
import { ActionLink } from '../../components/ActionLink.tsx'
import { balanced, sectionBox, split } from '../../components/layout.ts'
import { Portrait } from '../../components/Portrait.tsx'
import { leadGap, quiet } from '../../theme/tokens.ts'
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
        <ActionLink look="ember" {...action} />
      </div>
      <div css={[balanced(portraits.length), faces]}>
        {portraits.map(({ image, imageAlt }) => (
          <Portrait key={image} image={image} alt={imageAlt} />
        ))}
      </div>
    </section>
  )
}
