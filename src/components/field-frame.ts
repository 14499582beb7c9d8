import { css } from '@emotion/react'
import { color, duration, ease, radius } from '../theme/tokens.ts'

/** The frame of what one types into or chooses from. */
export const fieldFrame = css`
  /* Whoever is led to it sees its label, clear of the header. */
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
