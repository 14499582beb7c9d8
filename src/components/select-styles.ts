import { css } from '@emotion/react'
import { color } from '../theme/tokens.ts'

/** A select that keeps its native list; only its caret is drawn. */
export const selectBox = css`
  position: relative;
  select {
    appearance: none;
    text-overflow: ellipsis;
  }
  option {
    background: ${color.raised};
    color: ${color.ink};
  }
  svg {
    position: absolute;
    inset: 0 15px 0 auto;
    height: 100%;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    select {
      appearance: auto;
    }
    svg {
      display: none;
    }
  }
`
