/** Any text in braces. */
export const BRACES = /\{([^{}]*)\}/g

/**
 * Replaces names in braces with their values: `Escribe a {email}`; by a function, so that `$` in a
 * value has no special meaning.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(BRACES, (braces, name: string) => values[name] ?? braces)
