import { css } from '@emotion/react'
import { color, duration, ease, radius } from '../theme/tokens.ts'

/** The frame of text fields and selects. */
export const fieldFrame = css`
  /* Keeps its label clear of the header when scrolled to. */
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
