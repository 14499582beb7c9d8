import { css } from '@emotion/react'
import { fieldFrame, selectBox } from '../../components/field-styles.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { color, font, type } from '../../theme/tokens.ts'
import { longest, mailPattern } from './field-error.ts'
import type { FieldSpec } from './form.ts'
import type { FormControl } from './use-form.ts'

/* The star has an empty text alternative: the control itself is announced as required. */
const box = css`
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
  label span {
    font-weight: 400;
    color: ${color.ink3};
  }
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
 * A text field, text area or select: 52 px high, on a raised background. No kerning, with which the
 * text face takes seconds to lay out a long pasted text without spaces.
 */
const control = css`
  ${fieldFrame};
  width: 100%;
  min-height: 52px;
  padding: 12px 15px;
  font: 400 1.0625rem/1.45 ${font.text};
  font-kerning: none;
  &[aria-invalid='true'] {
    padding: 11.5px 14.5px;
    border: 2px solid ${color.error};
  }
`

const select = css`
  ${selectBox};
  select {
    padding-right: 48px;
  }
`

const message = css`
  ${type.small};
  display: flex;
  gap: 8px;
  align-items: start;
  color: ${color.error};
  svg {
    margin-top: 2px;
  }
`

const area = css`
  min-height: 150px;
  resize: vertical;
`

type Props = {
  field: FieldSpec
  form: FormControl
  /** Whether the label is only for assistive technology, because the context makes it clear. */
  isLabelHidden?: boolean
}

export function FormField({ field, form, isLabelHidden }: Props) {
  const { name, label, isRequired, isWide } = field
  const id = `${form.spec.id}-${name}`
  const error = form.errors[name]
  return (
    <div css={[box, isWide && wide]}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'vh' : undefined}
        data-required={(isRequired && !isLabelHidden) || undefined}
      >
        {label}
        {!isRequired && <span> (opcional)</span>}
      </label>
      <FieldControl
        field={field}
        id={id}
        hasError={Boolean(error)}
        isSending={form.phase.name === 'sending'}
      />
      {error && (
        <p css={message} id={errorId(id)}>
          <Icon path={icons.warning} size={20} />
          {/* By itself, because React cannot change a translated text beside other children. */}
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

const errorId = (id: string) => `${id}-error`

type ControlProps = { field: FieldSpec; id: string; hasError: boolean; isSending: boolean }

/** While the form is sent it takes no corrections: they would be lost with the draft. */
function FieldControl({ field, id, hasError, isSending }: ControlProps) {
  const { kind, placeholder, options = [] } = field
  const shared = {
    id,
    name: field.name,
    required: field.isRequired,
    autoComplete: field.autoComplete ?? 'off',
    // Said of a field without an error too: browsers call an untouched required select invalid.
    'aria-invalid': hasError,
    'aria-describedby': hasError ? errorId(id) : undefined,
  }
  if (kind === 'textarea')
    return (
      <textarea
        css={[control, area]}
        rows={5}
        placeholder={placeholder}
        maxLength={longest[kind]}
        readOnly={isSending}
        {...shared}
      />
    )
  if (kind === 'select')
    return (
      <div css={select}>
        <select css={control} defaultValue="" disabled={isSending} {...shared}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon path={icons.caretDown} size={18} />
      </div>
    )
  return (
    <input
      css={control}
      type={kind}
      placeholder={placeholder}
      maxLength={longest[kind]}
      readOnly={isSending}
      pattern={kind === 'email' ? mailPattern : undefined}
      {...shared}
    />
  )
}
