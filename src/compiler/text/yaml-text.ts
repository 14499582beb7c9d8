import { stringify } from 'yaml'

/**
 * A text as a YAML scalar on one line, quoted only where it would otherwise be read differently.
 */
export const yamlText = (value: string): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: false }).trimEnd()
