import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { lastBand, sectionBox } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { headRow } from '../head-row.ts'
import type { ServicesPageData } from './services.data.server.ts'

const section = css`
  ${sectionBox};
  ${headRow};
`

export function GuideSection({ heading, text, action }: ServicesPageData['guide']) {
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
