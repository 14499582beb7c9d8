import { FieldGrid, FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormOutcome } from './FormOutcome.tsx'
import { type QuoteExtra, quoteFields } from './quote-fields.ts'
import { useForm } from './use-form.ts'

/** Words and questions of a service's quote form: `form` of its entry and what names it. */
export type QuoteFormData = {
  /** Slug of the service. */
  slug: string
  /** Name of the service, for whoever receives the form. */
  service: string
  /** A question that only this service asks. */
  extra?: QuoteExtra
  /** Whether it asks for the company. */
  company: boolean
  messageLabel: string
  messageHint?: string
  action: string
}

/** Asks for a quote. It stands on whatever ground its section gives it; the heading is theirs. */
export function QuoteForm({ slug, service, action, ...words }: QuoteFormData) {
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
