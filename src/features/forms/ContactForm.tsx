import type { PageWords } from '../../content/entries.ts'
import { companyField, emailField, messageField, nameField, phoneField } from './common-fields.ts'
import { FieldsForm } from './FieldsForm.tsx'
import type { FormSpec } from './form.ts'

/** The form for a project. Its texts and options come from the contact page. */
export function ContactForm(words: PageWords<'contact'>['form']) {
  const spec: FormSpec = {
    id: 'contacto',
    subject: 'Contacto',
    opening: 'Hola, quiero contarles mi proyecto.',
    fields: [
      { ...nameField, ...words.name },
      { ...emailField, ...words.email },
      { ...companyField, ...words.company },
      { ...phoneField, ...words.phone },
      {
        name: 'servicio',
        kind: 'select',
        isRequired: true,
        missing: 'Elige un servicio; si dudas, «Otro».',
        ...words.service,
      },
      { name: 'presupuesto', kind: 'select', isRequired: false, ...words.budget },
      { ...messageField, ...words.message },
    ],
  }
  return <FieldsForm spec={spec} action={words.action} look="ember" />
}
