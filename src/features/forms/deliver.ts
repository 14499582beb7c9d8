import { chatLink } from '../../lib/chat-link.ts'
import { encodedLength, maxLinkLength } from '../../lib/link-length.ts'
import { mailLink } from '../../lib/mail-link.ts'
import { site } from '../../site.ts'
import { trapName } from './FormFrame.tsx'
import { valuesOf } from './field-error.ts'
import {
  type Channel,
  type ComposedMessage,
  type Failure,
  type FormPhase,
  type FormSpec,
  type FormValues,
  formEndpoint,
} from './form.ts'

/** The first characters of a text, without splitting one. */
function shorten(text: string, length: number): string {
  const characters = [...text.slice(0, 2 * length + 2)]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** The answered fields as a reader sees them, with labels instead of the values of selects. */
function answers({ fields }: FormSpec, values: FormValues) {
  return fields.flatMap(({ name, label, options }) => {
    const value = values[name]?.trim()
    if (!value) return []
    return [{ label, text: options?.find((option) => option.value === value)?.label ?? value }]
  })
}

/** The message of a completed form, and a version of it that fits into a link. */
export function composeMessage(spec: FormSpec, values: FormValues): ComposedMessage {
  const list = answers(spec, values)
  const write = (limit: number) =>
    list.map(({ label, text }) => `${label}: ${shorten(text, limit)}`).join('\n')
  const full = `${spec.opening}\n\n${write(Number.POSITIVE_INFINITY)}`
  if (encodedLength(full) <= maxLinkLength) return { full, inLink: full }

  const close = 'Les mando el mensaje completo enseguida.'
  for (let limit = 320; ; limit = Math.floor(limit / 2)) {
    const inLink = `${spec.opening}\n\n${write(limit)}\n\n${close}`
    if (encodedLength(inLink) <= maxLinkLength) return { full, inLink }
    // None of the answers fit, but the opening still says who is writing and why.
    if (limit === 0) return { full, inLink: `${shorten(spec.opening, 120)}\n\n${close}` }
  }
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
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return undefined
    return response.status < 500 ? 'refused' : 'broken'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable'
  }
}

/** Opens the visitor's own channel with a prefilled message, which the visitor then sends. */
export function openChannel(channel: Channel, spec: FormSpec, { inLink }: ComposedMessage): void {
  if (channel === 'mail') location.href = mailLink(site.email, spec.subject, inLink)
  else open(chatLink(site.whatsapp, inLink), '_blank', 'noopener')
}

/**
 * Delivers a valid form: to the endpoint, or to the console and then to the visitor's own channel.
 *
 * @param channel opened if there is no endpoint; none if the visitor chooses afterwards
 * @returns the outcome
 */
export async function deliver(
  form: HTMLFormElement,
  spec: FormSpec,
  channel: Channel | undefined,
): Promise<FormPhase> {
  const values = valuesOf(form, spec)
  const message = composeMessage(spec, values)
  if (!formEndpoint) {
    console.log(values)
    if (channel) openChannel(channel, spec, message)
    return { name: 'next', message, channel }
  }
  const trap = form.elements.namedItem(trapName)
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== ''
  const body = new URLSearchParams([['formulario', spec.subject], ...Object.entries(values)])
  // A person whose browser filled in the honeypot sees a failure, with the other channels.
  const failure = isTrapped ? 'refused' : await postForm(formEndpoint, body)
  return failure ? { name: 'failed', failure, message } : { name: 'sent' }
}
