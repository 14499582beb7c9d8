/** Any text in braces. */
export const inBraces = /\{([^{}]*)\}/g

/**
 * Replaces names in braces with their values: `Escribe a {email}`; by a function, so that `$` in a
 * value has no special meaning.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(inBraces, (written, name: string) => values[name] ?? written)
