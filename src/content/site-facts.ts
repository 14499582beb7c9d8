import { fillIn } from '../lib/fill-in.ts'
import type { Site } from './schemas/site.ts'

/** Facts of the settings file that a text of another file may name in braces. */
export const siteFacts = ['phone', 'email', 'hours', 'otherHours', 'satisfaction'] as const

type Facts = Record<(typeof siteFacts)[number], string>

function factsOf({ phone, email, hours, claims }: Site): Facts {
  const [first = '', ...others] = hours.map(({ days, time }) => `${days}, ${time}`)
  const { satisfaction } = claims
  return { phone, email, hours: first, otherHours: others.join('; '), satisfaction }
}

/**
 * Replaces the names of facts with their values; the schema refuses other names. An empty fact at the
 * beginning takes its full stop with it: `{otherHours}. Hora del centro` is `Hora del centro` then.
 */
export function fillFacts(text: string, site: Site): string {
  const filled = fillIn(text, factsOf(site))
  return text.startsWith('{') ? filled.replace(/^[.,; ]+/, '') : filled
}
