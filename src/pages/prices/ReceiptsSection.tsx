import { css } from '@emotion/react'
import { sectionBox, sunken } from '../../components/layout.ts'
import { quiet } from '../../theme/tokens.ts'
import { Receipts } from '../Receipts.tsx'
import type { PricesPageData } from './prices.data.server.ts'

// The row scrolls on small screens: what it hides visually must stay inside of it.
const section = css`
  ${sectionBox};
  > ul {
    position: relative;
  }
  /* The table below has all of it. */
  @media print {
    > :not(p:last-child) {
      display: none;
    }
  }
`
const terms = css`
  ${quiet.small};
  margin-top: 32px;
  max-width: 53.3em;
`

/** The receipts of the home page, under the page's own heading, with how to pay and to cancel. */
export function ReceiptsSection({ heading, conditions, ...receipts }: PricesPageData['receipts']) {
  return (
    <div css={sunken}>
      <section css={section}>
        <h2 className="vh">{heading}</h2>
        <Receipts {...receipts} />
        <p css={terms}>{conditions}</p>
      </section>
    </div>
  )
}
