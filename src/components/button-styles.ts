import { css } from '@emotion/react'
import {
  buttonHover,
  buttonPress,
  color,
  duration,
  ease,
  font,
  media,
  radius,
} from '../theme/tokens.ts'
import { square } from './layout.ts'

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 10px min(24px, 9vw - 11px);
  border: 2px solid transparent;
  border-radius: ${radius.control};
  font: 600 1rem/1.2 ${font.text};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${duration.hover} ${ease.standard},
    border-color ${duration.hover} ${ease.standard};
  &:active {
    translate: 0 1px;
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
  @media print {
    display: none;
  }
`

/** A fill that calls for an action. */
export const emberFill = css`
  background: ${color.ember};
  color: ${color.onEmber};
  &:hover {
    background: ${color.emberHover};
  }
  &:active {
    background: ${color.emberPress};
  }
`

/** Styles of links and buttons that call for an action; brighter on hover, and more when pressed. */
export const button = {
  ember: css`
    ${base};
    ${emberFill};
  `,
  principal: css`
    ${base};
    background: ${color.button};
    color: ${color.onButton};
    &:hover {
      background: ${buttonHover};
    }
    &:active {
      background: ${buttonPress};
    }
  `,
  outline: css`
    ${base};
    border-color: currentColor;
    &:hover {
      background: color-mix(in srgb, ${color.ink} 8%, transparent);
    }
    &:active {
      background: color-mix(in srgb, ${color.ink} 16%, transparent);
    }
  `,
} as const

/** Buttons in a row; on a phone, one below the other. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.mobile} {
    display: grid;
  }
`

/** A compact button, 44 px high, for headers and boxes. */
export const compact = css`
  min-height: 44px;
  padding: 8px 18px;
  font-size: 0.9375rem;
`

export const round = css`
  ${square};
  display: inline-grid;
  border: 1.5px solid ${color.line2};
  border-radius: 50%;
  text-decoration: none;
  transition: border-color ${duration.hover} ${ease.standard};
  &:hover {
    border-color: currentColor;
  }
  &:disabled {
    opacity: 0.4;
    pointer-events: none;
  }
`
