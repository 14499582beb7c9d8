import type { Site } from './schemas/site.ts'

/** Facts of the settings file that a text of another file may name in braces. */
export const SITE_FACTS = ['phone', 'email', 'hours', 'otherHours', 'satisfaction'] as const

/** Any text in braces, a fact or not. */
export const BRACES = /\{([^{}]*)\}/g

function valuesOf({
  phone,
  email,
  hours,
  claims,
}: Site): Record<(typeof SITE_FACTS)[number], string> {
  const [first = '', ...others] = hours.map(({ days, time }) => `${days}, ${time}`)
  const { satisfaction } = claims
  return { phone, email, hours: first, otherHours: others.join('; '), satisfaction }
}

/** Replaces the names of facts with their values: `Escribe a {email}`. */
export function fillFacts(text: string, site: Site): string {
  const values: Record<string, string> = valuesOf(site)
  // The schema refuses other names.
  return text.replace(BRACES, (braces, name: string) => values[name] ?? braces)
}
