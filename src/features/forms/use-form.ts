import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { deliver, openMessage } from './deliver.ts'
import { dropDraft, restoreDraft, saveDraft } from './draft.ts'
import { checkField, checkForm } from './field-error.ts'
import {
  type FieldErrors,
  type FormPhase,
  type FormSpec,
  formEndpoint,
  type Platform,
} from './form.ts'

/** The state and handlers that the parts of a form share. */
export type FormControl = ReturnType<typeof useForm>

/** Submissions within this many milliseconds count as one, as in a double click. */
const doubleClick = 1000

/** Pending deliveries by form, so that a visitor who returns to the page learns their outcome. */
const underway = new Map<string, Promise<FormPhase>>()

const plural = (count: number) =>
  count === 1 ? 'Hay 1 dato por corregir.' : `Hay ${count} datos por corregir.`

const platformOf = ({ nativeEvent: { submitter } }: SubmitEvent) =>
  submitter?.dataset.platform as Platform | undefined

/**
 * The state and event handlers of a form. Its fields are uncontrolled, so that text typed before
 * hydration is kept.
 *
 * @param onValid called when a submission has passed validation, before it is delivered
 */
export function useForm(spec: FormSpec, onValid?: () => void) {
  const element = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  /** Time of the last submission, by the monotonic clock. */
  const submitted = useRef(Number.NEGATIVE_INFINITY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [phase, setPhase] = useState<FormPhase>({ name: 'idle' })
  const [announcement, setAnnouncement] = useState('')

  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))

  const fieldOf = (target: EventTarget) =>
    spec.fields.find(({ name }) => name === (target as Partial<HTMLInputElement>).name)

  async function follow(answer: Promise<FormPhase>) {
    underway.set(spec.id, answer)
    if (formEndpoint) setPhase({ name: 'sending' })
    const next = await answer
    if (next.name === 'sent') dropDraft(spec)
    // React takes the element away when the visitor leaves the page, where its effects may end later.
    if (!element.current) return
    underway.delete(spec.id)
    setPhase(next)
  }

  const followEarlier = useEffectEvent(() => {
    const answer = underway.get(spec.id)
    if (answer) follow(answer)
  })

  // A layout effect: others run only after pages have faded into each other, and what was typed until
  // then would replace the draft.
  useLayoutEffect(() => {
    followEarlier()
    const form = element.current
    if (!form) return
    // From here on errors are shown beside their fields instead of in the browser's bubbles. A text
    // that is too long gets an error too; with `maxlength`, the browser would silently cut pasted
    // text.
    form.noValidate = true
    for (const field of form.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
    restoreDraft(form)
  }, [])

  async function accept(form: HTMLFormElement, platform: Platform | undefined) {
    const found = checkForm(form, spec)
    // Rendered before the focus moves, so that screen readers announce the field with its error.
    flushSync(() => setErrors(found))
    const [first, ...others] = Object.keys(found)
    setAnnouncement(first ? plural(1 + others.length) : '')
    if (first) {
      const field = form.querySelector<HTMLElement>(`[name="${first}"]`)
      // By itself the focus leaves the field's label below the header in WebKit.
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return
    }
    if (performance.now() - submitted.current < doubleClick) return
    submitted.current = performance.now()
    onValid?.()
    // A change would have made the form idle again, so the outcome is already on the page.
    if (phase.name !== 'next') return follow(deliver(form, spec, platform))
    if (platform) {
      openMessage(platform, spec, phase.message)
      setPhase({ ...phase, platform })
    }
    outcome.current?.querySelector<HTMLElement>('h3')?.focus()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase.name !== 'sending') accept(event.currentTarget, platformOf(event))
  }

  /**
   * Validates a field on blur, never while typing; an empty field is not checked until submission.
   */
  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    const field = fieldOf(event.target)
    const value = (event.target as Partial<HTMLInputElement>).value
    // A message above a button would move it away from the press.
    const toButton = event.relatedTarget?.closest('button, a')
    if (!field || !value || toButton) return
    const error = checkField(event.currentTarget, field)
    setError(field.name, error)
    setAnnouncement(error ? `${field.label}: ${error}` : '')
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const field = fieldOf(event.target)
    saveDraft(form)
    if (phase.name !== 'idle' && phase.name !== 'sending') {
      submitted.current = Number.NEGATIVE_INFINITY
      setPhase({ name: 'idle' })
    }
    if (field && errors[field.name] && !checkField(form, field)) setError(field.name, undefined)
  }

  return {
    spec,
    element,
    outcome,
    errors,
    phase,
    announcement,
    /** Empties the form for another message. */
    restart: () => {
      element.current?.reset()
      setPhase({ name: 'idle' })
    },
    retry: () => {
      submitted.current = Number.NEGATIVE_INFINITY
      element.current?.requestSubmit()
    },
    listeners: { onSubmit: handleSubmit, onBlur: handleBlur, onInput: handleInput },
  }
}
