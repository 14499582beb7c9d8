import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkField, checkForm } from './check-form.ts'
import { deliver, openChannel } from './deliver.ts'
import { dropDraft, restoreDraft, saveDraft } from './draft.ts'
import type { Channel, FieldErrors, FormPhase, FormSpec } from './form.ts'
import { formEndpoint } from './form-endpoint.ts'

/** What a form's parts share. */
export type FormControl = ReturnType<typeof useForm>

/** Submissions closer together than this are one, in milliseconds: a double click. */
const doubleClick = 1000

/** Messages on their way, by form: whoever leaves the page is told what became of one when they come back. */
const underway = new Map<string, Promise<FormPhase>>()

const plural = (count: number) =>
  count === 1 ? 'Hay 1 dato por corregir.' : `Hay ${count} datos por corregir.`

const channelOf = (event: FormEvent): Channel | undefined => {
  const { submitter } = event.nativeEvent as SubmitEvent
  return submitter?.dataset.channel as Channel | undefined
}

/**
 * The state of a form and what its element listens to. Its fields keep their own values, so what
 * was typed before the form came alive stays.
 *
 * @param onValid called when a submission has passed validation, before it is delivered
 */
export function useForm(spec: FormSpec, onValid?: () => void) {
  const element = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const isMounted = useRef(false)
  /** On a clock that nobody sets. */
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
    if (!isMounted.current) return
    underway.delete(spec.id)
    if (next.name === 'sent') dropDraft(spec)
    setPhase(next)
  }

  const followEarlier = useEffectEvent(() => {
    const answer = underway.get(spec.id)
    if (answer) follow(answer)
  })

  useEffect(() => {
    isMounted.current = true
    followEarlier()
    return () => {
      isMounted.current = false
    }
  }, [])

  useEffect(() => {
    const form = element.current
    if (!form) return
    // From here on errors stand beside their fields instead of in the browser's own bubbles, and a text
    // that is too long is told so: the browser would cut what is pasted, without a word.
    form.noValidate = true
    for (const field of form.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
    restoreDraft(form)
  }, [])

  async function accept(form: HTMLFormElement, channel: Channel | undefined) {
    const found = checkForm(form, spec)
    // Before the focus moves, so that the field is heard with its error.
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first) {
      setAnnouncement(plural(Object.keys(found).length))
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (performance.now() - submitted.current < doubleClick) return
    submitted.current = performance.now()
    onValid?.()
    if (phase.name !== 'next') return follow(deliver(form, spec, channel))
    // The same values again: what they led to is already there.
    if (channel) openChannel(channel, spec, phase.message)
    outcome.current?.querySelector<HTMLElement>('h3')?.focus()
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current || phase.name === 'sending') return
    isBusy.current = true
    try {
      await accept(event.currentTarget, channelOf(event))
    } finally {
      isBusy.current = false
    }
  }

  /** Errors come on leaving a field, never while typing; an empty field waits for the submission. */
  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    const field = fieldOf(event.target)
    const value = (event.target as Partial<HTMLInputElement>).value
    const toButton = (event.relatedTarget as Partial<HTMLButtonElement> | null)?.type === 'submit'
    if (!field || !value || toButton) return
    const error = checkField(event.currentTarget, field)
    setError(field.name, error)
    setAnnouncement(error ? `${field.label}: ${error}` : '')
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
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
    retry: () => {
      submitted.current = Number.NEGATIVE_INFINITY
      element.current?.requestSubmit()
    },
    listeners: { onSubmit: handleSubmit, onBlur: handleBlur, onInput: handleInput },
  }
}
