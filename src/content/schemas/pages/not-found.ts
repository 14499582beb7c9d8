import { text } from '../fields.ts'
import { action, page } from './page.ts'

/** The answer to an unknown address. Its heading is fixed by the specification, in English. */
export const notFoundPageSchema = page('not-found', {
  heading: text('Título en inglés, literal.'),
  subheading: text('Lo mismo en español.'),
  text: text('Qué pasó y qué hacer.'),
  home: action,
  search: action,
})
