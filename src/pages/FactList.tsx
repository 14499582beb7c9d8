import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, media, quiet } from '../theme/tokens.ts'

/** Pairs as rows between rules: what it is of at the left, the figure or word at the right. */
export const ruledFacts = css`
  border-top: 2px solid ${color.ink};
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    font-weight: 600;
  }
  ${media.largeText} {
    div {
      display: block;
    }
    && dd {
      text-align: left;
    }
  }
`

/** Facts whose value is a large figure, with what it counts beside it. */
export const figures = css`
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  dt {
    ${quiet.small};
    order: 2;
  }
  dd {
    font: 850 2.6rem/1 ${font.display};
    letter-spacing: -0.03em;
  }
`

type Props = {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
}

/** What is said in pairs: a figure or a word, and what it is of. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
