import { css } from '@emotion/react'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { headRow, lastBand, sectionBox } from '../../components/layout.ts'
import { type } from '../../theme/tokens.ts'
import type { ServicesPageData } from './services.data.server.ts'

const section = css`
  ${sectionBox};
  ${headRow};
  h2 {
    ${type.h2}
  }
`

/** For whoever does not know which service to choose. */
export function GuideSection({ heading, text, action }: ServicesPageData['guide']) {
  return (
    <div css={lastBand}>
      <section css={section}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <ButtonLink look="principal" {...action} />
        </div>
      </section>
    </div>
  )
}
