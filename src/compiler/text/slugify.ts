import { fold } from './nearest.ts'

/** Names that Windows reserves. */
export const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Longest name of a file, without its extension. */
export const longestName = 100

/** A text as a file name that works in a URL and on every system. */
export function slugify(text: string): string {
  const slug = fold(text)
    .slice(0, longestName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return reservedNames.test(slug) ? `${slug}-1` : slug || 'sin-nombre'
}
