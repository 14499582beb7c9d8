import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import { container } from './layout.ts'

const mark = css`
  display: inline-block;
  padding: 1px 8px;
  border: 1.5px dashed currentColor;
  border-radius: ${radius.label};
  font-size: 0.875rem;
  font-weight: 600;
`

/** Says that something is not published yet. */
export const WaitingMark = ({ text }: { text: string }) => (
  <span css={mark} data-waiting>
    {text}
  </span>
)

const line = css`
  ${container};
  padding-block: 10px;
`

export const PageMark = ({ text }: { text: string }) => (
  <p css={line} data-screen>
    <WaitingMark text={text} />
  </p>
)
