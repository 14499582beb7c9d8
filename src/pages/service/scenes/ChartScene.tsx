import { css } from '@emotion/react'
import { chartMark } from '../../../art/chart-mark.ts'
import { split } from '../../../components/layout.ts'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, quiet, type } from '../../../theme/tokens.ts'
import { stage } from './frames.ts'

const words = css`
  align-self: center;
  .question {
    ${type.h2};
    font-size: clamp(1.75rem, 3.1vw, 2.75rem);
    line-height: 1;
  }
  .answer {
    ${type.lead};
    margin-block: 20px 12px;
    padding-left: 18px;
    border-left: 4px solid ${color.ember};
  }
  .source {
    ${quiet.small};
  }
`
const bars = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  text-align: center;
  li {
    display: grid;
    align-content: end;
    line-height: 1.3;
  }
  b {
    order: -1;
    font-size: clamp(min(0.9375rem, 5vw), 1.7vw, 1.0625rem);
    font-variant-numeric: tabular-nums;
    padding-bottom: 8px;
  }
  svg {
    order: -1;
    width: 100%;
    border-bottom: 3px solid ${color.ink};
    fill-rule: evenodd;
    fill: currentColor;
  }
  span {
    ${quiet.small};
    font-size: min(0.9375rem, 5vw);
    padding-top: 10px;
  }
  [data-answers] {
    b {
      font-size: clamp(min(1.125rem, 6vw), 2.4vw, 1.5rem);
    }
    svg {
      fill: ${color.ember};
    }
    span {
      font-weight: 600;
      color: ${color.ink};
    }
  }
`

/** Height of the tallest bar, in units of the drawing. */
const tallest = 140

/** A question, the chart that answers it and the conclusion; the bars are a list with figures. */
export function ChartScene({ question, answer, unit, bars: list, source }: SceneOf<'chart'>) {
  const most = Math.max(...list.map(({ value }) => value), 1)
  return (
    <div css={[stage, split(5)]}>
      <div css={words}>
        <p className="question">{question}</p>
        <p className="answer">{answer}</p>
        <p className="source">{source}</p>
      </div>
      <ul css={bars}>
        {list.map(({ label, value, answers }) => {
          const height = Math.max(12, Math.round((value / most) * tallest))
          return (
            <li key={`${label} ${value}`} data-answers={answers || undefined}>
              <span>{label}</span>{' '}
              <b>
                {value}
                <span className="vh"> {unit}</span>
              </b>
              <svg aria-hidden="true" width={64} viewBox={`0 ${tallest - height} 64 ${height}`}>
                <path d={chartMark(height)} />
              </svg>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
