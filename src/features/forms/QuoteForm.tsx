import type { Service } from '../../content/entries.ts'
import { companyField, emailField, messageField, nameField, phoneField } from './common-fields.ts'
import { FieldsForm } from './FieldsForm.tsx'
import type { FieldSpec, FormSpec } from './form.ts'

type Words = Service['data']['form']

type Props = Omit<Words, 'heading' | 'lead'> & {
  slug: string
  /** Name of the service, for whoever receives the form. */
  service: string
}

/** The question that only some services ask. */
const extraFields: Record<NonNullable<Words['extra']>, FieldSpec> = {
  phone: phoneField,
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

/** Asks for a quote. It stands on whatever ground its section gives it; the heading is theirs. */
export function QuoteForm({ slug, service, action, ...words }: Props) {
  const spec: FormSpec = {
    id: `cotizar-${slug}`,
    subject: `Cotización: ${service}`,
    opening: `Hola, quiero una cotización de ${service}.`,
    fields: [
      nameField,
      emailField,
      ...(words.company ? [companyField] : []),
      ...(words.extra ? [extraFields[words.extra]] : []),
      { ...messageField, label: words.messageLabel, placeholder: words.messageHint },
    ],
  }
  return <FieldsForm spec={spec} action={action} look="principal" />
}
