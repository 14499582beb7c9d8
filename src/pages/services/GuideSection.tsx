import { css } from '@emotion/react'
import { ActionLink } from '../../components/ActionLink.tsx'
import { lastBand, sectionBox } from '../../components/layout.ts'
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
          <ActionLink look="principal" {...action} />
        </div>
      </section>
    </div>
  )
}
