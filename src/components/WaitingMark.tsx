import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import { container } from './layout.ts'

/**
 * Says that something is not published yet. Callers check `SITE_MARKS` first, so that an ordinary
 * build contains nothing of it; that is also why its styles are inside the function.
 */
export function WaitingMark({ text }: { text: string }) {
  const mark = css`
    display: inline-block;
    padding: 1px 8px;
    border: 1.5px dashed currentColor;
    border-radius: ${radius.label};
    font-size: 0.875rem;
    font-weight: 600;
  `
  return (
    <span css={mark} data-waiting>
      {text}
    </span>
  )
}

export function PageMark({ text }: { text: string }) {
  const line = css`
    ${container};
    padding-block: 10px;
  `
  return (
    <p css={line} data-screen>
      <WaitingMark text={text} />
    </p>
  )
}
