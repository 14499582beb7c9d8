import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { Matchboxes } from '../Matchboxes.tsx'
import type { HomePageData } from './home.data.server.ts'

const section = css`
  ${sectionBox};
  overflow-x: clip;
`

export function AppsSection({ heading, lead, action, brand, apps }: HomePageData['apps']) {
  return (
    <section css={section}>
      <SectionHead heading={heading} lead={lead} />
      <Matchboxes apps={apps} brand={brand} action={action} />
    </section>
  )
}
