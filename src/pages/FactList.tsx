import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, media, quiet } from '../theme/tokens.ts'

/** Facts as rows between rules: the label on the left, the value on the right. */
export const ruledFacts = css`
  border-top: 2px solid ${color.ink};
  div {
    display: flex;
    gap: 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    flex: 1;
    font-weight: 600;
    text-align: right;
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

/** Facts with large figures as values and their labels beside them. */
export const figures = css`
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 14px;
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

/** A list of facts, each with a label and a value. */
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
