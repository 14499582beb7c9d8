import type { Service } from '../../content/entries.ts'
import { companyField, emailField, messageField, nameField, phoneField } from './common-fields.ts'
import { FieldsForm } from './FieldsForm.tsx'
import type { FieldSpec, FormSpec } from './form.ts'

type Words = Service['data']['form']

type Props = Omit<Words, 'heading' | 'lead'> & {
  slug: string
  /** Name of the service, for the recipient of the form. */
  service: string
}

/** Additional fields that only some services have. */
const extraFields: Record<NonNullable<Words['extra']>, FieldSpec> = {
  phone: phoneField,
  industry: { name: 'industria', kind: 'text', label: 'Industria', isRequired: false },
  productType: { name: 'tipoProducto', kind: 'text', label: 'Tipo de Producto', isRequired: false },
  website: {
    name: 'sitioWeb',
    kind: 'url',
    label: 'Sitio Web (URL)',
    placeholder: 'https://',
    isRequired: false,
    autoComplete: 'url',
  },
}

/** The form for a quote. Ground and heading are those of its section. */
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
