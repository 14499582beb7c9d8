import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import { container } from './layout.ts'

const label = css`
  display: inline-block;
  padding: 1px 8px;
  border: 1.5px dashed currentColor;
  border-radius: ${radius.label};
  font-size: 0.875rem;
  font-weight: 600;
`

/** Says that something is not published yet. */
export const WaitingLabel = ({ text }: { text: string }) => (
  <span css={label} data-waiting>
    {text}
  </span>
)

const line = css`
  ${container};
  padding-block: 10px;
`

export const WaitingLine = ({ text }: { text: string }) => (
  <p css={line} data-screen>
    <WaitingLabel text={text} />
  </p>
)
