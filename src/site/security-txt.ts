import type { Site } from '../content/schemas/site.ts'

/** How long it may be believed without a new build; the standard recommends less than a year. */
const validMonths = 6

/**
 * Whom to tell of a hole in the site (RFC 9116).
 *
 * @param buildDate the one clock of a build: builds of one month say the same
 */
export function securityTxt({ email }: Site, canonical: string, buildDate: string): string {
  const [year, month] = buildDate.split('-').map(Number)
  // The first of a month, so that most days change nothing; months are counted from 0 here.
  const expires = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + validMonths))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: es, en',
    `Canonical: ${canonical}`,
  ]
    .map((line) => `${line}\n`)
    .join('')
}
