import { css } from '@emotion/react'
import { Fragment } from 'react'
import { quiet } from '../theme/tokens.ts'
import { container, split } from './layout.ts'

const head = css`
  ${container};
  ${split(8)};
  row-gap: clamp(18px, 3.6vw, 36px);
  align-items: last baseline;
  padding-block: clamp(44px, 6.2vw, 96px) clamp(28px, 4.3vw, 44px);
  p {
    ${quiet.lead};
    max-width: 34.6em;
    text-wrap: var(--balance);
  }
`

type Props = {
  /** One entry per line; the breaks are fixed, so that no font changes them. */
  heading: readonly string[]
  lead: string
}

/** The head of a page: the h1 on the left and the lead on the right, on one baseline. */
export function PageHead({ heading, lead }: Props) {
  return (
    <header css={head}>
      <PageTitle lines={heading} />
      <p>{lead}</p>
    </header>
  )
}

/** An h1 with fixed line breaks. The space separates the words for screen readers. */
export function PageTitle({ lines }: { lines: readonly string[] }) {
  return (
    <h1>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </h1>
  )
}
