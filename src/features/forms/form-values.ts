import type { FieldSpec, FormSpec, FormValues } from './form-spec.ts'

/** The control of a field in its form. */
export function controlOf(form: HTMLFormElement, field: FieldSpec) {
  const control = form.elements.namedItem(field.name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isControl ? control : undefined
}

/** What was typed, as it was typed. */
export function valuesOf(form: HTMLFormElement, { fields }: FormSpec): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, controlOf(form, field)?.value ?? '']),
  )
}
