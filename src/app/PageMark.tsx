import { css } from '@emotion/react'
import { container } from '../components/layout.ts'
import { WaitingMark } from '../components/WaitingMark.tsx'

/** Above a page that is not published yet; see `WaitingMark`. */
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
