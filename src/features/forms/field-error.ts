import type { FieldErrors, FieldSpec, FormSpec, FormValues } from './form.ts'

/** The part of the browser's constraint validation that fields use. */
type Validity = Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'patternMismatch'>

/** Requires a top-level domain, because the browser's own check accepts `ana@correo`. */
export const mailPattern = String.raw`[^@\s]+@[^@\s]+\.[^@\s.]{2,}`

/**
 * Maximum length of a field in characters: far more than people write, and acceptable for services.
 */
export const longest: Readonly<Record<FieldSpec['kind'], number>> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 10_000,
  select: 200,
}

/**
 * Formatted on demand, because a browser's first `Intl` number format of a locale takes 15 to 50
 * ms.
 */
const grouped = (count: number) => count.toLocaleString('es-MX')

function mailError(value: string): string {
  if (!value.includes('@')) return 'Falta la arroba, como en tu@correo.com.'
  if (/^[^@\s]+@[^@\s.]+\.?$/.test(value.trim())) return 'Falta la última parte: .com, .mx…'
  return 'Revísalo: se escribe como tu@correo.com.'
}

/**
 * The error message of a field, or undefined if it is valid. Relies on the browser's constraint
 * validation, except for required text of nothing but spaces.
 */
export function fieldError(
  field: FieldSpec,
  value: string,
  validity: Validity,
): string | undefined {
  if (validity.valueMissing || (field.isRequired && value.trim() === ''))
    return field.missing ?? 'Este dato hace falta.'
  const most = longest[field.kind]
  if (value.length > most)
    return `Es demasiado largo: caben ${grouped(most)} letras y tiene ${grouped(value.length)}.`
  if (!validity.typeMismatch && !validity.patternMismatch) return undefined
  if (field.kind === 'url') return 'Escribe la dirección completa, con https:// al principio.'
  return mailError(value)
}

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
