import { css } from '@emotion/react'
import { Section } from '../../components/Section.tsx'
import { Matchboxes } from '../Matchboxes.tsx'
import type { HomePageData } from './home.data.server.ts'

const section = css`
  overflow-x: clip;
`

export function AppsSection({ heading, lead, action, brand, apps }: HomePageData['apps']) {
  return (
    <Section css={section} heading={heading} lead={lead}>
      <Matchboxes apps={apps} brand={brand} action={action} />
    </Section>
  )
}
