import { css } from '@emotion/react'
import { sectionBox, sunken } from '../../components/layout.ts'
import { quiet } from '../../theme/tokens.ts'
import { Receipts } from '../Receipts.tsx'
import type { PricesPageData } from './prices.data.server.ts'

// The row scrolls on small screens, and visually hidden text must be positioned inside it.
const section = css`
  ${sectionBox};
  > ul {
    position: relative;
  }
  /* Not printed, because the table below has all prices. */
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

/** The receipts of the home page under this page's heading, with the conditions of payment. */
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
