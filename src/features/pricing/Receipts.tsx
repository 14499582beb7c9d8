import type { ReactNode } from 'react'
import { Icon, icons } from '../../components/Icon.tsx'
import { balanced } from '../../components/layout.ts'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import type { Entry } from '../../content/entries.ts'
import { choice, receipt, row } from './receipt-styles.ts'

/** One option of a receipt; its price comes in parts because they are set in different sizes. */
type ReceiptOption = {
  id: string
  name: string
  /** «desde» before a starting price, otherwise empty. */
  prefix: string
  /** The figure or range, e.g. `$370–$550`. */
  amount: string
  /** Currency, period and what kind of price it is. */
  note: string
  features: readonly string[]
}

/** A category of prices with the option that is shown first. */
export type Receipt = Pick<Entry<'pricing'>['data'], 'title' | 'selectLabel' | 'defaultOption'> & {
  id: string
  options: readonly ReceiptOption[]
}

/** From this many characters on a price is set smaller, so that it stays on one line. */
const longPrice = 12

type Props = {
  receipts: readonly Receipt[]
  /** The button at the foot of a receipt; the page brings it because it opens a dialog. */
  action: (receipt: Receipt) => ReactNode
}

/**
 * Prices as receipts. All options are in the page; which one shows follows from its select by CSS
 * alone, so that it works before and without script and survives a reload.
 */
export function Receipts({ receipts, action }: Props) {
  return (
    <>
      <SwipeHint />
      <ul css={[balanced(receipts.length), row]} className="receipts">
        {receipts.map((entry) => (
          <ReceiptCard key={entry.id} receipt={entry}>
            {action(entry)}
          </ReceiptCard>
        ))}
      </ul>
    </>
  )
}

function ReceiptCard({ receipt: entry, children }: { receipt: Receipt; children: ReactNode }) {
  return (
    <li css={receipt}>
      <h3>{entry.title}</h3>
      <div css={choice}>
        <select aria-label={entry.selectLabel} defaultValue={entry.defaultOption}>
          {entry.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon path={icons.caretDown} size={18} />
      </div>
      <div className="details" aria-live="polite">
        {entry.options.map((option) => (
          <Option key={option.id} {...option} />
        ))}
      </div>
      <div className="foot">{children}</div>
    </li>
  )
}

function Option({ prefix, features, ...option }: ReceiptOption) {
  const isLong = prefix.length + option.amount.length > longPrice
  return (
    <div className="option">
      <p className="name">{option.name}</p>
      <p className="amount">
        <span className="price" data-long={isLong ? '' : undefined}>
          {prefix && <small>{prefix}</small>}
          {option.amount}
        </span>
      </p>
      <p className="note">{option.note}</p>
      <ul className="includes">
        {features.map((feature) => (
          <li key={feature}>
            <Icon path={icons.check} size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
