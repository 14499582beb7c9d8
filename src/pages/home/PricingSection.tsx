import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { Receipts } from '../../features/pricing/Receipts.tsx'
import type { Receipt } from '../../features/pricing/receipt.ts'
import { color } from '../../theme/tokens.ts'

/* At night the band above is dark already: two neighbours never share a sunken ground. */
const ground = css`
  overflow: hidden;
  background: ${color.sunken};
  .dark & {
    background: ${color.paper};
  }
`

export type PricingData = {
  heading: string
  lead: string
  action: string
  receipts: readonly Receipt[]
  dialog: ContactDialogData
}

/** Estimated ranges as four receipts. */
export function PricingSection({ heading, lead, action, receipts, dialog }: PricingData) {
  return (
    <section css={ground}>
      <div css={sectionBox}>
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <Receipts
          receipts={receipts}
          action={({ title }) => (
            <ContactButton dialog={dialog} look="principal">
              {action}
              <span className="vh">: {title}</span>
            </ContactButton>
          )}
        />
      </div>
    </section>
  )
}
