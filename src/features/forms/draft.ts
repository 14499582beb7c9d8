/** The id of a form is that of its specification. */
const keyOf = ({ id }: { id: string }) => `lumbre-form-${id}`

/** Whether a field was filled in by the visitor; the honeypot and the subject were not. */
const isTyped = (name: string) => name !== 'formulario' && !name.startsWith('_')

/** Stores what was typed for this visit, so that a reload or going back loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  try {
    const typed = [...new FormData(form)].filter(([name]) => isTyped(name))
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage is blocked or full; the form itself still holds the values.
  }
}

/** Restores a draft into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    for (const [name, value] of Object.entries(stored ?? {})) {
      const control = form.elements.namedItem(name)
      if (typeof value !== 'string' || !isTyped(name)) continue
      if (control && 'value' in control && control.value === '') control.value = value
    }
  } catch {
    // Storage is blocked or invalid; the form starts empty.
  }
}

export function dropDraft(form: { id: string }): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Storage is blocked, so there was no draft.
  }
}
