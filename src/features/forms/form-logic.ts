import { composeMessage } from './compose-message.ts'
import { dropDraft } from './draft.ts'
import { fieldError } from './field-error.ts'
import { endpointOf } from './form-endpoint.ts'
import type { FieldSpec, FormSpec, FormValues } from './form-spec.ts'
import type { FieldErrors, FormPhase } from './form-state.ts'
import { controlOf, valuesOf } from './form-values.ts'
import { postForm } from './post-form.ts'
import { trapName } from './Trap.tsx'

export { OutcomePanel } from './OutcomePanel.tsx'

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

/** Values as a form service receives them: as typed, with the form's subject. */
function bodyOf(spec: FormSpec, values: FormValues): URLSearchParams {
  return new URLSearchParams([['formulario', spec.subject], ...Object.entries(values)])
}

/**
 * Delivers a valid form the way its element says: to its endpoint, or to the console and then to
 * the visitor's own channel.
 */
export async function deliver(
  form: HTMLFormElement,
  spec: FormSpec,
  show: (phase: FormPhase) => void,
): Promise<void> {
  const values = valuesOf(form, spec)
  const message = composeMessage(spec, values)
  const endpoint = endpointOf(form)
  if (!endpoint) {
    console.log(values)
    return show({ name: 'next', message })
  }
  const trap = form.elements.namedItem(trapName)
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== ''
  show({ name: 'sending' })
  // A person whose browser filled the trap in is told, and has the channels.
  const failure = isTrapped ? 'refused' : await postForm(endpoint, bodyOf(spec, values))
  if (failure) return show({ name: 'failed', failure, message })
  dropDraft(spec)
  show({ name: 'sent' })
}
