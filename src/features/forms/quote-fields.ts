import { companyField, emailField, messageField, nameField, phoneField } from './common-fields.ts'
import type { FieldSpec } from './form-spec.ts'

/** The question that only some services ask. */
export type QuoteExtra = 'phone' | 'industry' | 'productType' | 'website'

const extraFields: Record<QuoteExtra, FieldSpec> = {
  phone: phoneField(),
  industry: { name: 'industria', kind: 'text', label: 'Industria', isRequired: false },
  productType: {
    name: 'tipoProducto',
    kind: 'text',
    label: 'Tipo de Producto',
    isRequired: false,
  },
  website: {
    name: 'sitioWeb',
    kind: 'url',
    label: 'Sitio Web (URL)',
    placeholder: 'https://',
    isRequired: false,
    autoComplete: 'url',
  },
}

/** The fields of a service's quote form, in order. */
export function quoteFields(words: {
  extra?: QuoteExtra
  company: boolean
  messageLabel: string
  messageHint?: string
}): FieldSpec[] {
  return [
    nameField(),
    emailField(),
    ...(words.company ? [companyField()] : []),
    ...(words.extra ? [extraFields[words.extra]] : []),
    messageField({ label: words.messageLabel, placeholder: words.messageHint }),
  ]
}
