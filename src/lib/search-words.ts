import { stemmer } from '@orama/stemmers/spanish'
import { foldAccents } from './fold-accents.ts'

/** A word of a text: as it is compared, and where it stands. */
export type Word = {
  /** Without accents and in small letters; of `e-commerce` also `ecommerce`, which comes first. */
  forms: string[]
  start: number
  end: number
}

/** The words of a text in their order. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)].map(
    ({ 0: written, index }) => {
      const parts = foldAccents(written.toLowerCase()).split('-')
      const forms = parts.length === 1 ? parts : [parts.join(''), ...parts]
      return { forms: forms.filter(isCompared), start: index, end: index + written.length }
    },
  )
}

/** One letter says nothing; nobody types the longest. */
const isCompared = (form: string) => form.length > 1 && form.length <= 40

/** What words of one family begin with: `tiend` of `tienda` and `tiendas`. */
export const stemOf = (form: string): string =>
  // Snowball's rules know the one ending with its accent alone, and no plural of `chatbot`.
  foldAccents(stemmer(form.replace(/ion$/, 'ión').replace(/(?<=[^aeious])s$/, '')))
