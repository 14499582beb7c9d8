import { fieldError } from './field-error.ts'
import type { FieldErrors, FieldSpec, FormSpec, FormValues } from './form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field has one control; a page that a translator or an extension has changed may lack it. */
const controlOf = (form: HTMLFormElement, { name }: FieldSpec) =>
  form.elements.namedItem(name) as Control | null

/** What was typed, as it was typed. */
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
