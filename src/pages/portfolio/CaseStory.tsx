import { css } from '@emotion/react'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const ledger = css`
  border-top: 2px solid ${color.ink};
  > div {
    display: grid;
    grid-template-columns: minmax(7.5em, 1fr) 4fr;
    gap: 4px 24px;
    padding-block: 18px;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 38em;
  }
  ${media.belowSmall} {
    > div {
      display: block;
    }
  }
`
const figureStyle = css`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-top: 14px;
  strong {
    ${type.price};
  }
  span {
    ${type.small};
    max-width: 30em;
    color: ${color.ink2};
    text-wrap: balance;
  }
`

export type CaseLabels = { problem: string; work: string; result: string }

type Props = {
  labels: CaseLabels
  problem: string
  work: string
  result: string
  figure: { value: string; of: string }
}

/** A case in three rows, with one figure that can be counted. */
export function CaseStory({ labels, problem, work, result, figure }: Props) {
  return (
    <dl css={ledger}>
      <div>
        <dt>{labels.problem}</dt>
        <dd>{problem}</dd>
      </div>
      <div>
        <dt>{labels.work}</dt>
        <dd>{work}</dd>
      </div>
      <div>
        <dt>{labels.result}</dt>
        <dd>
          {result}
          <p css={figureStyle}>
            <strong>{figure.value}</strong> <span>{figure.of}</span>
          </p>
        </dd>
      </div>
    </dl>
  )
}
