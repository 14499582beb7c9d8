import { companyField, emailField, messageField, nameField, phoneField } from './common-fields.ts'
import { FieldsForm } from './FieldsForm.tsx'
import type { FieldSpec, FormSpec } from './form-spec.ts'

type Words = { label: string; placeholder: string }
type Choice = Words & { options: readonly { value: string; label: string }[] }

/** Words and choices of the project form: `form` of the contact page. */
export type ContactFormData = {
  name: Words
  email: Words
  company: Words
  phone: Words
  service: Choice
  budget: Choice
  message: Words
  action: string
}

function contactFields(words: ContactFormData): FieldSpec[] {
  return [
    nameField(words.name),
    emailField(words.email),
    companyField(words.company),
    phoneField(words.phone),
    {
      name: 'servicio',
      kind: 'select',
      isRequired: true,
      missing: 'Elige un servicio; si dudas, «Otro».',
      ...words.service,
    },
    { name: 'presupuesto', kind: 'select', isRequired: false, ...words.budget },
    messageField(words.message),
  ]
}

/** Tells us about a project. */
export function ContactForm(words: ContactFormData) {
  const spec: FormSpec = {
    id: 'contacto',
    subject: 'Contacto',
    opening: 'Hola, quiero contarles mi proyecto.',
    fields: contactFields(words),
    action: words.action,
  }
  return <FieldsForm spec={spec} look="ember" />
}
