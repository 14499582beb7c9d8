import { css } from '@emotion/react'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

/** A price in the parts that are set in different sizes; see src/lib/format-price.ts. */
export type PriceParts = {
  prefix: string
  amount: string
  currency: string
  period: string
  recurring: string
}

/* Its size is that of all prices of the section: \`--price\`. */
const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: 2px 8px;
  b {
    ${type.price};
    font-size: var(--price, 3.2rem);
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
  ${media.largeText} {
    b,
    small {
      white-space: normal;
    }
  }
`

/** From this many characters on a price is long: with it, all prices of its section are set smaller. */
const longPrice = 9

export const isLong = ({ prefix, amount }: PriceParts) => prefix.length + amount.length > longPrice

/** A plan's price with its currency, its period and the charge that comes back. */
export function PlanPrice({ prefix, amount, currency, period, recurring }: PriceParts) {
  return (
    <p css={price}>
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
