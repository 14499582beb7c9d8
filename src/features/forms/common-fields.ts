import type { FieldSpec } from './form.ts'

export const nameField: FieldSpec = {
  name: 'nombre',
  kind: 'text',
  label: 'Nombre Completo',
  isRequired: true,
  missing: 'Escribe tu nombre.',
  autoComplete: 'name',
}

export const emailField: FieldSpec = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  isRequired: true,
  missing: 'Escribe tu correo, para responderte.',
  autoComplete: 'email',
}

export const companyField: FieldSpec = {
  name: 'empresa',
  kind: 'text',
  label: 'Empresa',
  isRequired: false,
  autoComplete: 'organization',
}

export const phoneField: FieldSpec = {
  name: 'telefono',
  kind: 'tel',
  label: 'Teléfono',
  isRequired: false,
  autoComplete: 'tel',
}

export const messageField: FieldSpec = {
  name: 'mensaje',
  kind: 'textarea',
  label: 'Describe tu Proyecto',
  isRequired: true,
  missing: 'Cuéntanos qué necesitas, aunque sea en una frase.',
  isWide: true,
}
