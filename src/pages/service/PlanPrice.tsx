import { css } from '@emotion/react'
import { color } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

/** A price in the parts that are set in different sizes; see src/lib/format-price.ts. */
export type PriceParts = {
  prefix: string
  amount: string
  currency: string
  period: string
  recurring: string
}

// Long ranges must fit: the figure follows the width of its card.
const price = css`
  container-type: inline-size;
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  b {
    ${type.price};
    font-size: clamp(2.4rem, 16cqi, 3.2rem);
  }
  b[data-long] {
    font-size: clamp(1.75rem, 11.2cqi, 3.2rem);
  }
  small {
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${color.ink2};
    white-space: nowrap;
  }
  small + small {
    flex-basis: 100%;
  }
`

/** From this many characters on a price is set smaller, so that its currency stays beside it. */
const longPrice = 9

/** A plan's price with its currency, its period and the charge that comes back. */
export function PlanPrice({ prefix, amount, currency, period, recurring }: PriceParts) {
  return (
    <p css={price}>
      <span>
        <b data-long={prefix.length + amount.length > longPrice ? '' : undefined}>
          {prefix}
          {amount}
        </b>{' '}
        <small>
          {currency}
          {period}
        </small>{' '}
        {recurring && <small>{recurring}</small>}
      </span>
    </p>
  )
}
