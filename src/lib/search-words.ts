import { stemmer } from '@orama/stemmers/spanish'
import { foldAccents } from './fold-accents.ts'

/** A word of a text: its forms for comparison, and its position. */
type Word = {
  /** Lower case without accents; for `e-commerce` also its parts, after `ecommerce`. */
  forms: string[]
  start: number
  end: number
}

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)].map(
    ({ 0: written, index }) => {
      const parts = foldAccents(written.toLowerCase()).split('-')
      const forms = parts.length === 1 ? parts : [parts.join(''), ...parts]
      return { forms: forms.filter(isCompared), start: index, end: index + written.length }
    },
  )
}

/** Whether two words differ by one substituted, added or missing letter, or by two swapped ones. */
export function isOneTypoApart(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  let before = 0
  while (before < least && one[before] === other[before]) before += 1
  let after = 0
  while (after < least - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  const [a, b] = [one.slice(before, one.length - after), other.slice(before, other.length - after)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}

/** Single letters mean nothing, and nobody types very long words. */
const isCompared = (form: string) => form.length > 1 && form.length <= 40

/** The stem that words of one family share: `tiend` for `tienda` and `tiendas`. */
const stemOf = (form: string): string =>
  // Snowball's rules need the accent of `-ión`, and do not know plurals such as `chatbots`.
  foldAccents(stemmer(form.replace(/ion$/, 'ión').replace(/([^aeious])s$/, '$1')))

/** The words that share a word's stem. */
export type Family = { prefix: string; has: (word: string) => boolean }

/**
 * The family of a word: the prefix of all its words, and whether it has another word. The prefix
 * may be shorter than the stem: that of `inteligencia` is `inteligent`.
 */
export function familyOf(word: string): Family {
  const stem = stemOf(word)
  const differs = [...stem].findIndex((letter, index) => letter !== word[index])
  const prefix = differs === -1 ? stem : stem.slice(0, differs)
  return { prefix, has: (other) => other.startsWith(prefix) && stemOf(other) === stem }
}
