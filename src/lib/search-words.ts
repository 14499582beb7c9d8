import { stemmer } from '@orama/stemmers/spanish'
import { foldAccents } from './fold-accents.ts'

/** A word of a text: as it is compared, and where it stands. */
export type Word = {
  /** Without accents and in small letters; of `e-commerce` also `ecommerce`, which comes first. */
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

/** Whether two words differ by one letter: another, one too many, one too few, or two that changed places. */
export function isOneSlipApart(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  let before = 0
  while (before < least && one[before] === other[before]) before += 1
  let after = 0
  while (after < least - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  const [a, b] = [one.slice(before, one.length - after), other.slice(before, other.length - after)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === `${b[1]}${b[0]}`)
}

/** One letter says nothing; nobody types the longest. */
const isCompared = (form: string) => form.length > 1 && form.length <= 40

/** What words of one family have in common: `tiend` of `tienda` and `tiendas`. */
const stemOf = (form: string): string =>
  // Snowball's rules know the one ending with its accent alone, and no plural of `chatbot`.
  foldAccents(stemmer(form.replace(/ion$/, 'ión').replace(/(?<=[^aeious])s$/, '')))

/** The words of one family with a word. */
export type Family = { beginning: string; has: (word: string) => boolean }

/**
 * The family of a word: what its words begin with, and whether another is of it. Of `inteligencia` the stem
 * is `inteligent`, which it does not begin with.
 */
export function familyOf(word: string): Family {
  const stem = stemOf(word)
  const differs = [...stem].findIndex((letter, index) => letter !== word[index])
  const beginning = differs === -1 ? stem : stem.slice(0, differs)
  return { beginning, has: (other) => other.startsWith(beginning) && stemOf(other) === stem }
}
