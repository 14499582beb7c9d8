import { css } from '@emotion/react'
import { type FaqItem, FaqList } from '../components/Accordion.tsx'
import { ArrowLink } from '../components/ArrowLink.tsx'
import { container, grid, lastBand, sectionPadding, sunken } from '../components/layout.ts'
import { color, media } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

const grounds = {
  ruled: css`
    border-top: 1px solid ${color.line};
  `,
  sunken,
  last: lastBand,
}
const inner = css`
  ${container};
  ${grid};
  ${sectionPadding};
  align-items: start;
  row-gap: 28px;
`
const words = css`
  grid-column: 1/5;
  position: sticky;
  top: 104px;
  h2 {
    ${type.h2}
  }
  p {
    max-width: 22.6em;
    margin-block: 14px 8px;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    position: static;
  }
  ${media.mobile} {
    margin-bottom: 28px;
  }
`
const list = css`
  grid-column: 5/-1;
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
`

export type QuestionsData = {
  heading: string
  lead: string
  /** For the question that is not there. */
  mail: { label: string; href: string }
  items: readonly FaqItem[]
}

type Props = QuestionsData & { ground: keyof typeof grounds }

/** What visitors ask, one answer open at a time, and a way to ask what is not there. */
export function QuestionsSection({ heading, lead, mail, items, ground }: Props) {
  return (
    <section css={grounds[ground]}>
      <div css={inner}>
        <div css={words}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <ArrowLink to={mail.href}>{mail.label}</ArrowLink>
        </div>
        <div css={list}>
          <FaqList name="preguntas" items={items} />
        </div>
      </div>
    </section>
  )
}
