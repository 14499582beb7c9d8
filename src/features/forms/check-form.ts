import { fieldError } from './field-error.ts'
import type { FieldErrors, FieldSpec, FormSpec, FormValues } from './form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of a field; missing if a translator or an extension has changed the page. */
const controlOf = (form: HTMLFormElement, { name }: FieldSpec) =>
  form.elements.namedItem(name) as Control | null

/** The values exactly as typed. */
export function valuesOf(form: HTMLFormElement, { fields }: FormSpec): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, controlOf(form, field)?.value ?? '']),
  )
}

export function checkField(form: HTMLFormElement, field: FieldSpec): string | undefined {
  const control = controlOf(form, field)
  return control ? fieldError(field, control.value, control.validity) : undefined
}

export function checkForm(form: HTMLFormElement, { fields }: FormSpec): FieldErrors {
  const errors = fields.map((field) => [field.name, checkField(form, field)])
  return Object.fromEntries(errors.filter(([, error]) => error))
}
