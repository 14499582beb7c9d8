import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { button } from '../../components/button-styles.ts'
import { RisingMarks, rising } from '../../components/RisingMarks.tsx'
import { formEndpoint, type Platform } from './form.ts'
import type { FormControl } from './use-form.ts'

const sending = css`
  position: relative;
  cursor: default;
  .label {
    visibility: hidden;
  }
`
const marks = css`
  ${rising};
  position: absolute;
  inset: 0;
  place-content: center;
  align-items: center;
  gap: 5px;
  svg {
    width: 6px;
    height: 18px;
    fill: currentColor;
  }
`

type Props = {
  form: FormControl
  look: keyof typeof button
  /** The channel that it opens if the visitor has to send the message. */
  platform?: Platform
  children: ReactNode
}

export function SubmitButton({ form, look, platform, children }: Props) {
  const isSending = form.phase.name === 'sending'
  return (
    <button
      type="submit"
      css={[button[look], isSending && sending]}
      aria-disabled={isSending || undefined}
      data-platform={platform}
      data-live-only={formEndpoint ? undefined : ''}
      // Without the program, submitting the form opens the mail program.
      data-native={platform === 'email' ? '' : undefined}
    >
      {/* An element, because React cannot remove a text that the browser has translated. */}
      <span className="label">{children}</span>
      {isSending && (
        <span css={marks} aria-hidden="true">
          <RisingMarks />
        </span>
      )}
    </button>
  )
}
