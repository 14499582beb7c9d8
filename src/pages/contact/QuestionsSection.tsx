import { css } from '@emotion/react'
import { type FaqItem, FaqList } from '../../components/Accordion.tsx'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { container, grid, lastBand, sectionPadding } from '../../components/layout.ts'
import { color, duration, ease, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`${container};${grid};${sectionPadding};align-items:start;row-gap:32px`
const words = css`
  grid-column:1/5;
  h2{${type.h2};max-width:11ch}
  p{max-width:34ch;margin-block:18px 8px;color:${color.ink2}}
  a{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-weight:600;text-decoration:none}
  a span{padding-bottom:2px;box-shadow:inset 0 -2px 0 ${color.ember}}
  a svg{transition:transform ${duration.hover} ${ease.standard}}
  a:hover svg{transform:translateX(4px)}
  ${media.belowTablet}{grid-column:1/-1;h2,p{max-width:52ch}}
  ${media.mobile}{margin-bottom:28px}
`
const list = css`grid-column:5/-1;${media.belowTablet}{grid-column:1/-1}`

export type QuestionsData = {
  heading: string
  lead: string
  mail: { label: string; href: string }
  items: readonly FaqItem[]
}

/** What is asked before writing. */
export function QuestionsSection({ heading, lead, mail, items }: QuestionsData) {
  return (
    <section css={lastBand}>
      <div css={section}>
        <div css={words}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <a href={mail.href}>
            <span>{mail.label}</span>
            <Icon markup={icons.arrowRight} size={20} />
          </a>
        </div>
        <div css={list}>
          <FaqList name="preguntas" items={items} />
        </div>
      </div>
    </section>
  )
}
