import { css } from '@emotion/react'
import { color, duration, ease, media, radius } from '../../theme/tokens.ts'
import { type Filter, filters } from './filters.ts'

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 6px 20px;
    scroll-padding-inline: 20px;
  }
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.pill};
    background: none;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    transition: border-color ${duration.hover} ${ease.standard};
  }
  button:hover {
    border-color: ${color.ink};
  }
  button[aria-pressed='true'] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.paper};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

type Props = {
  label: string
  labels: Record<Filter, string>
  current: Filter
  onChoose: (filter: Filter) => void
}

/** Five buttons, one of them pressed. Without script they could do nothing, so they are hidden. */
export function FilterButtons({ label, labels, current, onChoose }: Props) {
  return (
    <fieldset css={group} data-live-only aria-label={label}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current}
          onClick={() => onChoose(filter)}
        >
          {labels[filter]}
        </button>
      ))}
    </fieldset>
  )
}
