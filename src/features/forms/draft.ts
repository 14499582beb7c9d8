import type { FormSpec } from './form-spec.ts'
import { controlOf, valuesOf } from './form-values.ts'

const keyOf = ({ id }: FormSpec) => `lumbre-form-${id}`

/** Keeps what was typed for this visit, so that a reload or going back loses nothing. */
export function saveDraft(form: HTMLFormElement, spec: FormSpec): void {
  try {
    sessionStorage.setItem(keyOf(spec), JSON.stringify(valuesOf(form, spec)))
  } catch {
    // storage is forbidden or full: the form itself still holds the values
  }
}

/** Puts a draft back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement, spec: FormSpec): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(spec)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return
    const values = new Map<string, unknown>(Object.entries(stored))
    for (const field of spec.fields) {
      const control = controlOf(form, field)
      const value = values.get(field.name)
      if (control && control.value === '' && typeof value === 'string') control.value = value
    }
  } catch {
    // storage is forbidden or holds garbage: the form starts empty
  }
}

/** Forgets a draft that has been delivered. */
export function dropDraft(spec: FormSpec): void {
  try {
    sessionStorage.removeItem(keyOf(spec))
  } catch {
    // storage is forbidden: there was no draft
  }
}
