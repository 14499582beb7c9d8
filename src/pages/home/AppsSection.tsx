import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { type MatchboxData, Matchboxes } from '../../components/Matchbox.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { PageWords } from '../../content/entries.ts'

const section = css`
  ${sectionBox};
  overflow-x: clip;
`

export type AppsData = PageWords<'home'>['apps'] & {
  brand: string
  apps: readonly MatchboxData[]
}

/** Four free AI apps as boxes of matches. */
export function AppsSection({ heading, lead, action, brand, apps }: AppsData) {
  return (
    <section css={section}>
      <SectionHead heading={heading}>
        <p>{lead}</p>
      </SectionHead>
      <Matchboxes apps={apps} brand={brand} action={action} />
    </section>
  )
}
