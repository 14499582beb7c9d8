import { section, text } from '../fields.ts'
import { action } from './page.ts'

/** What a page ends with: a heading, a sentence and one link. */
export const offer = (description: string) =>
  section(description, { text: text('Frase bajo el título.'), action })
