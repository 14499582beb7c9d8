import type { FieldSpec } from './form-spec.ts'

/** Words that differ from a field's usual ones. */
type Words = { label?: string; placeholder?: string }

/** Without its words that are not there: they would hide the usual ones. */
const given = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))

/** The full name; required wherever it is asked. */
export const nameField = (words: Words = {}): FieldSpec => ({
  name: 'nombre',
  kind: 'text',
  label: 'Nombre Completo',
  isRequired: true,
  missing: 'Escribe tu nombre.',
  autoComplete: 'name',
  ...given(words),
})

/** The mail address; required wherever it is asked. */
export const emailField = (words: Words = {}): FieldSpec => ({
  name: 'email',
  kind: 'email',
  label: 'Email',
  isRequired: true,
  missing: 'Escribe tu correo, para responderte.',
  autoComplete: 'email',
  ...given(words),
})

export const companyField = (words: Words = {}): FieldSpec => ({
  name: 'empresa',
  kind: 'text',
  label: 'Empresa',
  isRequired: false,
  autoComplete: 'organization',
  ...given(words),
})

export const phoneField = (words: Words = {}): FieldSpec => ({
  name: 'telefono',
  kind: 'tel',
  label: 'Teléfono',
  isRequired: false,
  autoComplete: 'tel',
  ...given(words),
})

/** The description of the project; required wherever it is asked. */
export const messageField = (words: Words = {}): FieldSpec => ({
  name: 'mensaje',
  kind: 'textarea',
  label: 'Describe tu Proyecto',
  isRequired: true,
  missing: 'Cuéntanos qué necesitas, aunque sea en una frase.',
  isWide: true,
  ...given(words),
})
