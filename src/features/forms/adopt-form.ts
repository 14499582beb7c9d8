import { restoreDraft } from './draft.ts'

/**
 * What the program does first with a form of the server. From here on errors stand beside their
 * fields instead of in the browser's own bubbles, and a text that is too long is told so: the browser
 * would cut what is pasted, without a word.
 */
export function adoptForm(form: HTMLFormElement): void {
  form.noValidate = true
  for (const field of form.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
  restoreDraft(form)
}
