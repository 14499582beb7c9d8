import { css } from '@emotion/react'
import { media } from '../../theme/tokens.ts'
import { FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import type { FormSpec } from './form-spec.ts'
import { useForm } from './use-form.ts'

const fields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 20px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`

type Props = { spec: FormSpec; look: 'ember' | 'principal' }

/** A form that is its fields and a button, and what became of it. */
export function FieldsForm({ spec, look }: Props) {
  const form = useForm(spec)
  return (
    <>
      <FormFrame form={form}>
        <div css={fields}>
          {spec.fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </div>
        <FormFoot form={form} look={look} />
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}
