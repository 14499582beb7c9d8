import { css } from '@emotion/react'
import { color, duration, ease, radius } from '../theme/tokens.ts'

/** The frame of text fields and selects. Its scroll margin keeps its label clear of the header. */
export const fieldFrame = css`
  scroll-margin-top: 2.5rem;
  border: 1.5px solid ${color.line2};
  border-radius: ${radius.control};
  background: ${color.raised};
  transition: border-color ${duration.hover} ${ease.standard};
  &:hover {
    border-color: ${color.ink};
  }
  &::placeholder,
  & ::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
`

/** A select that keeps its native list; only its caret is drawn. */
export const selectBox = css`
  position: relative;
  select {
    appearance: none;
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
