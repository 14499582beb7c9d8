import { css } from '@emotion/react'
import { color, duration, ease } from '../../theme/tokens.ts'

/** The ways to see a project, in one row. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-top: 8px;
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .words {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${color.ember};
  }
  svg {
    transition: transform ${duration.hover} ${ease.standard};
  }
  a:hover svg {
    transform: translate(3px, -3px);
  }
`
