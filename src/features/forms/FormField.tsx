import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { control, errorId, Field, select } from '../../components/Field.tsx'
import { Icon, icons } from '../../components/Icon.tsx'
import { longest, mailPattern } from './field-error.ts'
import type { FieldSpec } from './form-spec.ts'
import type { FormControl } from './use-form.ts'

const area = css`
  min-height: 150px;
  resize: vertical;
`

type Props = { field: FieldSpec; form: FormControl; isLabelHidden?: boolean }

/** A field of a form with its label and its error. */
export function FormField({ field, form, isLabelHidden }: Props) {
  const { name, label, isRequired, isWide } = field
  const id = `${form.spec.id}-${name}`
  const error = form.errors[name]
  return (
    <Field {...{ id, label, isRequired, isWide, isLabelHidden, error }}>
      <FieldControl
        field={field}
        shared={{
          id,
          name,
          required: isRequired,
          autoComplete: field.autoComplete ?? 'off',
          ...(error && { 'aria-invalid': true, 'aria-describedby': errorId(id) }),
        }}
      />
    </Field>
  )
}

/** What a control of any kind has. */
type Shared = Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'required' | 'autoComplete' | 'aria-invalid' | 'aria-describedby'
>

function FieldControl({ field, shared }: { field: FieldSpec; shared: Shared }) {
  const { kind, placeholder, options = [] } = field
  if (kind === 'textarea')
    return (
      <textarea
        css={[control, area]}
        rows={5}
        placeholder={placeholder}
        maxLength={longest[kind]}
        {...shared}
      />
    )
  if (kind === 'select')
    return (
      <div css={select}>
        <select css={control} defaultValue="" {...shared}>
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
      pattern={kind === 'email' ? mailPattern : undefined}
      {...shared}
    />
  )
}
