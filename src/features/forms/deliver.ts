import { chatLink } from '../../lib/chat-link.ts'
import { fitLink } from '../../lib/fit-link.ts'
import { mailLink } from '../../lib/mail-link.ts'
import { site } from '../../site.ts'
import { valuesOf } from './field-error.ts'
import {
  type ComposedMessage,
  type Failure,
  type FormPhase,
  type FormSpec,
  type FormValues,
  formEndpoint,
  type Platform,
  subjectName,
  trapName,
} from './form.ts'

/** The answered fields as a reader sees them, with labels instead of the values of selects. */
function answers({ fields }: FormSpec, values: FormValues) {
  return fields.flatMap(({ name, label, options }) => {
    const value = values[name]?.trim()
    if (!value) return []
    return [{ label, text: options?.find((option) => option.value === value)?.label ?? value }]
  })
}

/**
 * The message of a completed form, and a version of it that fits into a link. It is cut at its end,
 * where every form has its longest field.
 */
export function composeMessage(spec: FormSpec, values: FormValues): ComposedMessage {
  const lines = answers(spec, values).map(({ label, text }) => `${label}: ${text}`)
  const full = `${spec.opening}\n\n${lines.join('\n')}`
  return { full, inLink: fitLink(full, '\n\nLes mando el mensaje completo enseguida.') }
}

/** Milliseconds after which a form service counts as not responding. */
const timeout = 20_000

/**
 * Posts a form URL-encoded, as a browser without JavaScript would. Any form service accepts that,
 * and it needs no CORS preflight.
 *
 * @returns what went wrong, or undefined
 */
async function postForm(endpoint: string, body: URLSearchParams): Promise<Failure | undefined> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout?.(timeout),
    })
    if (response.ok) return undefined
    return response.status < 500 ? 'refused' : 'broken'
  } catch (error) {
    // A signal's timeout: a `TimeoutError`, or before version 124 of Chrome an `AbortError`.
    return error instanceof DOMException ? 'slow' : 'unreachable'
  }
}

/** Opens the visitor's own channel with a prefilled message, which the visitor then sends. */
export function openMessage(platform: Platform, spec: FormSpec, { inLink }: ComposedMessage): void {
  if (platform === 'email') location.href = mailLink(site.email, spec.subject, inLink)
  else open(chatLink(site.whatsapp, inLink), '_blank', 'noopener')
}

/**
 * Delivers a valid form: to the endpoint, or to the console and then to the visitor's own channel.
 *
 * @param platform opened if there is no endpoint; none if the visitor chooses afterwards
 * @returns the outcome
 */
export async function deliver(
  form: HTMLFormElement,
  spec: FormSpec,
  platform: Platform | undefined,
): Promise<FormPhase> {
  const values = valuesOf(form, spec)
  const message = composeMessage(spec, values)
  if (!formEndpoint) {
    console.log(values)
    if (platform) openMessage(platform, spec, message)
    return { name: 'next', message, platform }
  }
  const trap = form.elements.namedItem(trapName)
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== ''
  const body = new URLSearchParams([[subjectName, spec.subject], ...Object.entries(values)])
  // A person whose browser filled in the honeypot sees a failure, with the other channels.
  const failure = isTrapped ? 'refused' : await postForm(formEndpoint, body)
  return failure ? { name: 'failed', failure, message } : { name: 'sent' }
}
