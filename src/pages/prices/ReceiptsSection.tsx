import { css } from '@emotion/react'
import { container, sectionPadding, sunken } from '../../components/layout.ts'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { Receipts } from '../../features/pricing/Receipts.tsx'
import type { Receipt } from '../../features/pricing/receipt.ts'
import { color } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

// The row scrolls on small screens: what it hides visually must stay inside of it.
const section = css`
  ${container};
  ${sectionPadding};
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
  ${type.small};
  margin-top: 32px;
  color: ${color.ink2};
  max-width: 53.3em;
`

export type ReceiptsData = {
  heading: string
  receipts: readonly Receipt[]
  action: string
  conditions: string
  dialog: ContactDialogData
}

/** The receipts of the home page, under the page's own heading, with how to pay and to cancel. */
export function ReceiptsSection({ heading, receipts, action, conditions, dialog }: ReceiptsData) {
  return (
    <div css={sunken}>
      <section css={section}>
        <h2 className="vh">{heading}</h2>
        <Receipts
          receipts={receipts}
          action={(receipt) => (
            <ContactButton look="principal" dialog={dialog}>
              {action}
              <span className="vh">: {receipt.title}</span>
            </ContactButton>
          )}
        />
        <p css={terms}>{conditions}</p>
      </section>
    </div>
  )
}
