import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, duration, ease, media, radius, type } from '../theme/tokens.ts'
import { Icon, icons } from './Icon.tsx'

const field = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  min-width: 0;
  label {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  label b {
    font: inherit;
  }
  label span {
    font-weight: 400;
    color: ${color.ink3};
  }
  /* The second text is what assistive technology hears: nothing, the control itself says it. */
  [data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.emberText};
  }
`
const wide = css`
  grid-column: 1/-1;
`

/**
 * A text field, area or select: 52 px high, drawn on raised ground. Without kerning: with it, the
 * text face takes seconds to lay out what somebody pastes without a space.
 */
export const control = css`
  /* Whoever is led to it sees its label, clear of the header. */
  scroll-margin-top: 2.5rem;
  width: 100%;
  min-height: 52px;
  padding: 12px 15px;
  border: 1.5px solid ${color.line2};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  font: 400 1.0625rem/1.45 var(--text);
  font-kerning: none;
  transition: border-color ${duration.hover} ${ease.standard};
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid='true'] {
    padding: 11.5px 14.5px;
    border: 2px solid ${color.error};
  }
  &:disabled {
    background: ${color.sunken};
  }
`

/** A select keeps its native list; only the caret is drawn. */
export const select = css`
  position: relative;
  select {
    appearance: none;
    padding-right: 48px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  option,
  optgroup {
    background: ${color.raised};
    color: ${color.ink};
  }
  svg {
    position: absolute;
    inset: 0 16px 0 auto;
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

const message = css`
  ${type.small};
  display: flex;
  gap: 8px;
  align-items: start;
  color: ${color.error};
  svg {
    flex: none;
    margin-top: 2px;
  }
  ${media.motion} {
    transition: opacity ${duration.hover};
  }
`

/** Id of the sentence that tells what is wrong with a control. */
export const errorId = (controlId: string) => `${controlId}-error`

type Props = {
  /** Id of the control. */
  id: string
  label: string
  /** Whether the label is for assistive technology alone, because the place already says it. */
  isLabelHidden?: boolean
  isRequired: boolean
  isWide?: boolean
  error?: string
  /** The control; it names `errorId(id)` as its description while there is an error. */
  children: ReactNode
}

/** A label, its control and what is wrong with it. */
export function Field(props: Props) {
  const { id, label, isLabelHidden, isRequired, isWide, error, children } = props
  return (
    <div css={[field, isWide && wide]}>
      <label htmlFor={id} className={isLabelHidden ? 'vh' : undefined}>
        {isRequired ? <b data-required={!isLabelHidden || undefined}>{label}</b> : label}
        {!isRequired && <span> (opcional)</span>}
      </label>
      {children}
      {error && (
        <p css={message} id={errorId(id)}>
          <Icon path={icons.warning} size={20} />
          {error}
        </p>
      )}
    </div>
  )
}
