import { css } from '@emotion/react'
import { type FaqItem, FaqList } from '../../components/Accordion.tsx'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const ground = css`background:${color.sunken}`
const inner = css`
  ${container};${sectionPadding};${grid};
  > :first-of-type{grid-column:1/5;${media.tablet}{position:sticky;top:120px;align-self:start}}
  > :last-of-type{grid-column:5/-1}
  h2{${type.h2};max-width:12ch}
  h2 + p{margin:16px 0 12px;max-width:34ch;color:${color.ink2}}
  ${media.belowTablet}{display:block;> :last-of-type{margin-top:24px}}
`

export type FaqData = {
  heading: string
  lead: string
  link: { label: string; to: string }
  items: readonly FaqItem[]
}

/** Ten questions, one open at a time, and a way to ask the eleventh. */
export function FaqSection({ heading, lead, link, items }: FaqData) {
  return (
    <section css={ground}>
      <div css={inner}>
        <div>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </div>
        <FaqList name="preguntas" items={items} />
      </div>
    </section>
  )
}
