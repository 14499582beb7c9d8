import { formPart } from './form-part.tsx'
import type { QuoteExtra } from './quote-fields.ts'

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

/** A service's quote form; its code comes when it is touched. */
export const QuoteForm = formPart<QuoteFormData>(() =>
  import('./LiveQuoteForm.tsx').then((module) => module.LiveQuoteForm),
)
