import { css } from '@emotion/react'
import { type FaqItem, FaqList } from '../components/Accordion.tsx'
import { ArrowLink } from '../components/ArrowLink.tsx'
import { lastBand, sectionBox, split, sunken } from '../components/layout.ts'
import { color, media } from '../theme/tokens.ts'

const grounds = {
  ruled: css`
    border-top: 1px solid ${color.line};
  `,
  sunken,
  last: lastBand,
}
const inner = css`
  ${sectionBox};
  ${split(4)};
  row-gap: 28px;
  align-items: start;
`
const words = css`
  p {
    max-width: 22.6em;
    margin-block: 14px 8px;
    color: ${color.ink2};
    text-wrap: balance;
  }
  ${media.tablet} {
    position: sticky;
    top: 104px;
  }
`

type Props = {
  heading: string
  lead: string
  /** For the question that is not there. */
  mail: { label: string; href: string }
  items: readonly FaqItem[]
  ground: keyof typeof grounds
}

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
        <FaqList items={items} />
      </div>
    </section>
  )
}
