import { css } from '@emotion/react'
import { color, duration, ease, media, radius } from '../theme/tokens.ts'
import { touchable, wrapping } from './layout.ts'

/** A row of chips (links or buttons), one of them current; on phones it is swiped. */
export const chipRow = css`
  ${wrapping};
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 6px 20px;
    scroll-padding-inline: 20px;
    [aria-current] {
      scroll-initial-target: nearest;
    }
  }
  a,
  button {
    ${touchable};
    padding: 0 clamp(14px, 1.45vw, 18px);
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.pill};
    font-size: 0.9375rem;
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
    transition: border-color ${duration.hover} ${ease.standard};
  }
  a:hover,
  button:hover {
    border-color: ${color.ink};
  }
  [aria-current],
  [aria-pressed='true'] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.paper};
  }
  @media (forced-colors: active) {
    [aria-current],
    [aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

type Props<Value> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  current: Value
  onChoose: (value: Value) => void
}

/**
 * Buttons of which one is pressed. Without JavaScript they would do nothing, so they are hidden.
 */
export function ChoiceChips<Value>({ label, choices, current, onChoose }: Props<Value>) {
  return (
    <fieldset css={chipRow} data-live-only aria-label={label}>
      {choices.flatMap(({ value, label }) => [
        <button
          key={label}
          type="button"
          aria-pressed={value === current}
          onClick={({ currentTarget }) => {
            onChoose(value)
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
        >
          {label}
        </button>,
        ' ',
      ])}
    </fieldset>
  )
}
