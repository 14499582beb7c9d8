import { readVisit, writeVisit } from '../../lib/visit-storage.ts'
import { subjectName, trapName } from './form.ts'

/** The id of a form is that of its specification. */
const keyOf = ({ id }: { id: string }) => `lumbre-form-${id}`

/** Whether a field was filled in by the visitor; the honeypot and the subject were not. */
const isTyped = (name: string) => name !== subjectName && name !== trapName

/** Stores what was typed for this visit, so that a reload or going back loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name]) => isTyped(name))
  writeVisit(keyOf(form), Object.fromEntries(typed))
}

/** Restores a draft into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readVisit(keyOf(form)) ?? {})) {
    const control = form.elements.namedItem(name)
    if (typeof value !== 'string' || !isTyped(name)) continue
    if (control && 'value' in control && control.value === '') control.value = value
  }
}

export const dropDraft = (form: { id: string }): void => writeVisit(keyOf(form), undefined)
