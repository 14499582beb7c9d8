import { bodyAddresses } from './body-addresses.ts'
import { bodyElements } from './body-elements.ts'
import { bodyMarkup } from './body-markup.ts'
import { bodySyntax } from './body-syntax.ts'
import { bodyText } from './body-text.ts'
import { prose } from './prose.ts'

export const markdown = {
  ...bodySyntax,
  ...bodyElements,
  ...bodyAddresses,
  ...bodyText,
  ...bodyMarkup,
  ...prose,
}
