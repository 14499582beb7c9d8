/** The id of a form is that of its specification. */
const keyOf = ({ id }: { id: string }) => `lumbre-form-${id}`

/** Whether a visitor typed what stands under a name; the trap and the form's subject are ours. */
const isTyped = (name: string) => name !== 'formulario' && !name.startsWith('_')

/** Keeps what was typed for this visit, so that a reload or going back loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  try {
    const typed = [...new FormData(form)].filter(([name]) => isTyped(name))
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // storage is forbidden or full: the form itself still holds the values
  }
}

/** Puts a draft back into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    for (const [name, value] of Object.entries(stored ?? {})) {
      const control = form.elements.namedItem(name)
      if (isTyped(name) && control && 'value' in control && control.value === '')
        control.value = String(value)
    }
  } catch {
    // storage is forbidden or holds garbage: the form starts empty
  }
}

export function dropDraft(form: { id: string }): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // storage is forbidden: there was no draft
  }
}
