import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { lastBand, sectionBox } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import type { PageWords } from '../../content/entries.ts'
import { type } from '../../theme/type.ts'
import { headRow } from '../head-row.ts'

const section = css`
  ${sectionBox};
  ${headRow};
  h2 {
    ${type.h2}
  }
`

export type GuideData = PageWords<'services'>['offer']

/** For whoever does not know which service to choose. */
export function GuideSection({ heading, text, action }: GuideData) {
  return (
    <div css={lastBand}>
      <section css={section}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <PageLink css={button.principal} to={action.to}>
            {action.label}
          </PageLink>
        </div>
      </section>
    </div>
  )
}
