import { FieldGrid, FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import type { QuoteFormData } from './QuoteForm.tsx'
import { quoteFields } from './quote-fields.ts'
import { useForm } from './use-form.ts'

/** Asks for a quote. It stands on whatever ground its section gives it; the heading is theirs. */
export function LiveQuoteForm({ slug, service, action, ...words }: QuoteFormData) {
  const fields = quoteFields(words)
  const form = useForm({
    id: `cotizar-${slug}`,
    subject: `Cotización: ${service}`,
    opening: `Hola, quiero una cotización de ${service}.`,
    fields,
    action,
  })
  return (
    <>
      <FormFrame form={form}>
        <FieldGrid>
          {fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </FieldGrid>
        <FormFoot form={form} look="principal" />
      </FormFrame>
      <FormOutcome form={form} />
    </>
  )
}
