import { FieldGrid, FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import type { FormSpec } from './form-spec.ts'
import { useForm } from './use-form.ts'

type Props = { spec: FormSpec; look: 'ember' | 'principal' }

/** A form that is its fields and a button, and what became of it. */
export function FieldsForm({ spec, look }: Props) {
  const form = useForm(spec)
  return (
    <>
      <FormFrame form={form}>
        <FieldGrid>
          {spec.fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </FieldGrid>
        <FormFoot form={form} look={look} />
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}
