import { entry } from '../entry.ts'
import { bodyAddresses } from './body-addresses.ts'
import { bodyElements } from './body-elements.ts'
import { bodyMarkup } from './body-markup.ts'
import { bodySyntax } from './body-syntax.ts'
import { bodyText } from './body-text.ts'

/** Sentences about the texts below the fields. */
export const markdown = {
  ...bodySyntax,
  ...bodyElements,
  ...bodyAddresses,
  ...bodyText,
  ...bodyMarkup,
  // TEMPORARY until the fields' entries are here.
  'image-path': entry<{ message: string; hint: string }>({
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
    bad: '',
    good: '',
  }),
  'invisible-character': entry<{ name: string; place: 'fields' | 'text' }>({
    message: ({ name }) =>
      `Aquí hay un carácter invisible (${name}) que cambia o esconde el texto.`,
    hint: 'Bórralo; suele llegar al pegar desde otro programa.',
    bad: '',
    good: '',
  }),
}
