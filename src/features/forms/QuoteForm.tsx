import { FieldsForm } from './FieldsForm.tsx'
import type { FormSpec } from './form-spec.ts'
import { type QuoteExtra, quoteFields } from './quote-fields.ts'

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
  const spec: FormSpec = {
    id: `cotizar-${slug}`,
    subject: `Cotización: ${service}`,
    opening: `Hola, quiero una cotización de ${service}.`,
    fields: quoteFields(words),
    action,
  }
  return <FieldsForm spec={spec} look="principal" />
}
