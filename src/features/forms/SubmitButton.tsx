import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { button } from '../../components/button-styles.ts'
import { RisingMarks, rising } from '../../components/RisingMarks.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { formEndpoint } from './form-endpoint.ts'
import type { FormControl } from './use-form.ts'

const wide = css`
  width: 100%;
`
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
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-top: 28px;
`
const note = css`
  ${type.small};
  color: ${color.ink3};
  flex: 1 1 10.7em;
  ${media.mobile} {
    flex-basis: 100%;
  }
`

type ButtonProps = {
  form: FormControl
  look: keyof typeof button
  isWide?: boolean
  className?: string
}

/** Submits a form; while it is under way three marks stand in for the words. */
export function SubmitButton({ form, look, isWide, className }: ButtonProps) {
  const isSending = form.phase.name === 'sending'
  return (
    <button
      type="submit"
      css={[button[look], isWide && wide, isSending && sending]}
      className={className}
      aria-disabled={isSending || undefined}
      data-live-only={formEndpoint ? undefined : true}
    >
      <span className="label">{form.spec.action}</span>
      {isSending && (
        <span css={marks} aria-hidden="true">
          <RisingMarks />
        </span>
      )}
    </button>
  )
}

type FootProps = { children: ReactNode; note?: string }

/** The button's line, with a note; without JavaScript and endpoint it offers the channels. */
export function FormFoot({ children, note: text }: FootProps) {
  return (
    <div css={foot}>
      {children}
      <ContactLinks />
      <p css={note}>{`${text ? `${text} ` : ''}*\u00a0Dato\u00a0obligatorio.`}</p>
    </div>
  )
}
