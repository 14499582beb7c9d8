import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { restoreDraft, saveDraft } from './draft.ts'
import type { FormSpec } from './form-spec.ts'
import type { FieldErrors, FormPhase } from './form-state.ts'

type Logic = typeof import('./form-logic.ts')

/** Validation and delivery, fetched when somebody starts to fill in a form. */
const loadLogic = (): Promise<Logic> => import('./form-logic.ts')

/** What a form's parts share. */
export type FormControl = ReturnType<typeof useForm>

const plural = (count: number) =>
  count === 1 ? 'Hay 1 dato por corregir.' : `Hay ${count} datos por corregir.`

/**
 * The state of a form and what its element listens to. Its fields keep their own values, so what
 * was typed before the page came alive stays.
 *
 * @param onValid called when a submission has passed validation, before it is delivered
 */
export function useForm(spec: FormSpec, onValid?: () => void) {
  const element = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [phase, setPhase] = useState<FormPhase>({ name: 'idle' })
  const [announcement, setAnnouncement] = useState('')
  const [logic, setLogic] = useState<Logic>()

  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))

  const fieldOf = (target: EventTarget) =>
    spec.fields.find(({ name }) => name === (target as Partial<HTMLInputElement>).name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    if (!element.current) return
    // From here on errors stand beside their fields instead of in the browser's own bubbles.
    element.current.noValidate = true
    restoreDraft(element.current, spec)
  }, [])

  async function accept(form: HTMLFormElement, loaded: Logic) {
    const found = loaded.checkForm(form, spec)
    // Before the focus moves, so that the field is heard with its error.
    flushSync(() => {
      setLogic(loaded)
      setErrors(found)
    })
    const [first] = Object.keys(found)
    if (first) {
      setAnnouncement(plural(Object.keys(found).length))
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    onValid?.()
    // The same values again: what they led to is already there.
    if (phase.name === 'next') outcome.current?.querySelector<HTMLElement>('h3')?.focus()
    else await loaded.deliver(form, spec, setPhase)
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const form = event.currentTarget
    try {
      const loaded = await loadLogic().catch(() => undefined)
      if (loaded) await accept(form, loaded)
      else setPhase({ name: 'unloaded' })
    } finally {
      isBusy.current = false
    }
  }

  /** Errors come on leaving a field, never while typing; an empty field waits for the submission. */
  async function handleBlur(event: FocusEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const field = fieldOf(event.target)
    const value = (event.target as Partial<HTMLInputElement>).value
    const toButton = (event.relatedTarget as Partial<HTMLButtonElement> | null)?.type === 'submit'
    if (!field || !value || toButton) return
    const loaded = await loadLogic().catch(() => undefined)
    const error = loaded?.checkField(form, field)
    setError(field.name, error)
    setAnnouncement(error ? `${field.label}: ${error}` : '')
  }

  async function handleInput(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const field = fieldOf(event.target)
    saveDraft(form, spec)
    if (phase.name !== 'idle' && phase.name !== 'sending') setPhase({ name: 'idle' })
    if (!field || !errors[field.name]) return
    const loaded = await loadLogic().catch(() => undefined)
    if (loaded && !loaded.checkField(form, field)) setError(field.name, undefined)
  }

  return {
    spec,
    element,
    outcome,
    errors,
    phase,
    announcement,
    logic,
    retry: () => element.current?.requestSubmit(),
    listeners: {
      onSubmit: handleSubmit,
      onBlur: handleBlur,
      onInput: handleInput,
      onFocus: () => void loadLogic().catch(() => undefined),
    },
  }
}
