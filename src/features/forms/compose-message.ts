import { encodedLength, maxLinkLength } from '../../lib/link-length.ts'
import type { ComposedMessage, FormSpec, FormValues } from './form.ts'

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
