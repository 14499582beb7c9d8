import { css } from '@emotion/react'
import { emberFill } from '../../components/button-styles.ts'
import { fieldFrame } from '../../components/field-styles.ts'
import { square } from '../../components/layout.ts'
import { color, duration, ease, radius } from '../../theme/tokens.ts'

/** A field with its send button inside; the box shows the field's focus ring. */
export const fieldBox = css`
  ${fieldFrame};
  display: flex;
  align-items: end;
  gap: 4px;
  padding-right: 5px;
  &:has(input:focus-visible, textarea:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  input,
  textarea {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: none;
  }
`

/** The ember button that sends. */
export const sendButton = css`
  ${square};
  flex: none;
  margin-block: 4px;
  border: 2px solid transparent;
  border-radius: ${radius.label};
  ${emberFill};
  transition: background-color ${duration.hover} ${ease.standard};
`
