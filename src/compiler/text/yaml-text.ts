import { stringify } from 'yaml'

/** A text as YAML reads it back from one line; in quotes only where it would be another without. */
export const yamlText = (value: string): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: false }).trimEnd()
