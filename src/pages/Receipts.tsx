import { startTransition, useEffect, useRef, useState } from 'react'
import { CheckList } from '../components/CheckList.tsx'
import { Icon, icons } from '../components/Icon.tsx'
import { balanced } from '../components/layout.ts'
import { SwipeHint } from '../components/SwipeHint.tsx'
import { ContactButton } from '../features/contact/ContactButton.tsx'
import { choice, receipt, row } from './receipt-styles.ts'
import type { pricingData } from './shared-sections.ts'

type Pricing = ReturnType<typeof pricingData>
type Receipt = Pricing['receipts'][number]
type ButtonProps = Pick<Pricing, 'action' | 'dialog'>

/**
 * Prices as receipts. All options are in the page, and CSS alone shows the one selected, so that
 * this works before hydration and without JavaScript, and survives a reload.
 */
export function Receipts({ receipts, ...button }: ButtonProps & Pick<Pricing, 'receipts'>) {
  return (
    <>
      {receipts.length > 1 && <SwipeHint />}
      <ul css={[balanced(receipts.length), row]} className="receipts">
        {receipts.map((entry) => (
          <ReceiptCard key={entry.id} entry={entry} {...button} />
        ))}
      </ul>
    </>
  )
}

function ReceiptCard({ entry, action, dialog }: ButtonProps & { entry: Receipt }) {
  const select = useRef<HTMLSelectElement>(null)
  // Browsers restore the last choice when a visitor returns, so it may differ from the default.
  const [chosen, setChosen] = useState('')
  // A transition, because CSS has already shown the choice.
  const look = () => startTransition(() => setChosen(select.current?.value ?? ''))
  useEffect(look, [])
  return (
    <li css={receipt}>
      <h3>{entry.title}</h3>
      <div css={choice}>
        <select
          ref={select}
          aria-label={entry.selectLabel}
          defaultValue={entry.defaultOption}
          onChange={look}
        >
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
      <div className="foot">
        <ContactButton
          dialog={dialog}
          message={entry.options.find(({ id }) => id === chosen)?.message}
          look="principal"
        >
          {action}
          <span className="vh">{`: ${entry.title}`}</span>
        </ContactButton>
      </div>
    </li>
  )
}

function Option({ prefix, features, ...option }: Receipt['options'][number]) {
  return (
    <div className="option">
      <p className="name">{option.name}</p>
      <p className="amount">
        <span className="price">
          {prefix && <small>{prefix}</small>}
          {option.amount}
        </span>
      </p>
      <p className="note">{option.note}</p>
      <CheckList className="includes" items={features} />
    </div>
  )
}
