import { css } from '@emotion/react'
import type { ContactDialogData } from '../../features/contact/ContactDialog.tsx'
import { priceParts } from '../../lib/format-price.ts'
import { color, radius, type } from '../../theme/tokens.ts'
import type { ServicePageData } from './service.data.server.ts'

type Plan = ServicePageData['plans']['items'][number]

/** The props of a plan, as a card or as a single ticket. */
export type PlanProps = { plan: Plan; action: string; dialog: ContactDialogData }

/** The label of the plan that most clients choose. */
export const planLabel = css`
  padding: 6px 12px;
  border-radius: ${radius.label};
  background: ${color.maize};
  print-color-adjust: exact;
  color: ${color.onEmber};
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`
/* `--price` is smaller, for a whole section, where a range would not fit on one line. */
const priceStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: 2px 8px;
  b {
    ${type.price};
    font-size: var(--price, clamp(2.4rem, 4vw, 3.2rem));
  }
  small {
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${color.ink2};
  }
  small + small {
    flex-basis: 100%;
  }
`

/** Characters from which a price counts as long; all prices of its section are then smaller. */
const longPrice = 9

export function isLong({ price }: Plan): boolean {
  const { prefix, amount } = priceParts(price)
  return prefix.length + amount.length > longPrice
}

/** A plan's price with its currency, period and recurring charge. */
export function PlanPrice({ price }: Pick<Plan, 'price'>) {
  const { prefix, amount, currency, period, recurring } = priceParts(price)
  return (
    <p css={priceStyle}>
      <b className="price">
        {prefix}
        {amount}
      </b>{' '}
      <small>
        {currency}
        {period}
      </small>{' '}
      {recurring && <small>{recurring}</small>}
    </p>
  )
}
