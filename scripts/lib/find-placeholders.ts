/** A value that must be replaced before the site is published. */
export type Placeholder = {
  file: string
  line: number
  column: number
  value: string
  reason: string
}

const patterns: [pattern: RegExp, reason: string][] = [
  // RFC 2606 reserves .example: such an address can belong to nobody.
  [/[\w@./:+-]*\.example\b[\w./-]*/g, 'dirección reservada'],
  [/\+?52[ -]?55[ -]?0000[ -]?0000/g, 'teléfono de muestra'],
  [/https:\/\/[\w.-]+\/(?:company\/)?\w*[_-]example(?![\w/-])/g, 'usuario de muestra'],
  [/^sample: true$/g, 'entrada de muestra'],
]

/** Finds placeholders in one content file, in order. */
export function findPlaceholders(file: string, text: string): Placeholder[] {
  return text.split('\n').flatMap((content, index) =>
    patterns.flatMap(([pattern, reason]) =>
      [...content.matchAll(pattern)].map((match) => ({
        file,
        line: index + 1,
        column: match.index + 1,
        value: match[0],
        reason,
      })),
    ),
  )
}
