import { fieldError } from './field-error.ts'
import type { FieldSpec, FormSpec } from './form-spec.ts'
import type { FieldErrors } from './form-state.ts'
import { controlOf } from './form-values.ts'

/** What is wrong with one field. */
export function checkField(form: HTMLFormElement, field: FieldSpec): string | undefined {
  const control = controlOf(form, field)
  return control && fieldError(field, control.value, control.validity)
}

/** What is wrong with a form, in the order of its fields. */
export function checkForm(form: HTMLFormElement, { fields }: FormSpec): FieldErrors {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const error = checkField(form, field)
    if (error) errors[field.name] = error
  }
  return errors
}
