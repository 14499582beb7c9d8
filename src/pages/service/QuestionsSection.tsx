import { css } from '@emotion/react'
import { type FaqItem, FaqList } from '../../components/Accordion.tsx'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { color, duration, ease, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const ground = css`border-top:1px solid ${color.line}`
const section = css`${container};${grid};${sectionPadding};align-items:start;row-gap:28px`
const aside = css`
  grid-column:1/5;position:sticky;top:104px;
  h2{${type.h2}}
  p{margin-top:14px;color:${color.ink2};max-width:34ch}
  a{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin-top:8px;font-weight:600;text-decoration:none}
  a span{padding-bottom:2px;box-shadow:inset 0 -2px 0 ${color.ember}}
  a svg{transition:transform ${duration.hover} ${ease.standard}}
  a:hover svg{transform:translateX(4px)}
  ${media.belowTablet}{grid-column:1/-1;position:static}
  ${media.mobile}{margin-bottom:28px}
`
const list = css`grid-column:5/-1;${media.belowTablet}{grid-column:1/-1}`

export type QuestionsData = {
  heading: string
  lead: string
  /** For the question that is not there. */
  mail: { label: string; href: string }
  items: readonly FaqItem[]
}

/** Questions about the service. */
export function QuestionsSection({ heading, lead, mail, items }: QuestionsData) {
  return (
    <div css={ground}>
      <section css={section}>
        <div css={aside}>
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
      </section>
    </div>
  )
}
