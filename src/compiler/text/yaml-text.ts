import { stringify } from 'yaml'

/** A value as YAML can read it back on one line; in quotes when it needs them. */
export function yamlText(value: string): string {
  const plain =
    /^\d{4}-\d\d-\d\d$/.test(value) ||
    (/^[\p{L}\p{N}/¿¡][^\n:#"'`]*$/u.test(value) && !/^[\d.]|^(?:true|false|null)$/i.test(value))
  if (plain && value.trim() === value) return value
  return value.includes("'") && !/["\\]/.test(value)
    ? `"${value}"`
    : `'${value.replaceAll("'", "''")}'`
}

/** A value as YAML can read it back, in quotes only where it would not be the same text without. */
export const yamlScalar = (value: string) => stringify(value, { lineWidth: 0 }).trimEnd()
