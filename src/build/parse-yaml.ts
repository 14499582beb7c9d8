import { LineCounter, parseDocument } from 'yaml'
import type { Diagnostic, Position } from './diagnostic.ts'
import { explainYamlError } from './explain-yaml.ts'
import { type Place, readYamlNode } from './read-yaml-node.ts'

/** Where a value stands in its file, by its path in the data. */
export type Locate = (path: readonly PropertyKey[], part: 'key' | 'value') => Position

export type ParsedYaml = { data?: unknown; locate: Locate; diagnostics: Diagnostic[] }

/** No frontmatter needs more, and every later stage may take it for granted. */
export const maximumLength = 64 * 1024
const maximumLines = 2000

/**
 * Parses YAML into plain data with the place of each value. Dates stay strings; anchors, tags and
 * merge keys are refused, so nothing is ever expanded. Syntax errors leave `data` out.
 */
export function parseYaml(text: string, file: string, start: Position): ParsedYaml {
  const diagnostics: Diagnostic[] = []
  const places = new Map<string, Place>()
  const locate: Locate = (path, part) => {
    for (let length = path.length; length > 0; length--) {
      const place = places.get(keyOf(path.slice(0, length)))
      if (place)
        return (part === 'key' || length < path.length ? place.key : undefined) ?? place.value
    }
    return start
  }
  const report = (position: Position, code: string, message: string, hint?: string) =>
    diagnostics.push({ code, severity: 'error', file, ...position, message, hint })

  if (text.length > maximumLength || tooManyLines(text)) {
    report(
      start,
      'frontmatter-too-large',
      'El bloque de campos es demasiado largo: hasta 64 KB y 2,000 líneas.',
      'Los textos largos van abajo, después de la segunda línea ---.',
    )
    return { locate, diagnostics }
  }

  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'core',
    version: '1.2',
    merge: false,
    // Compared quadratically by the library; readYamlNode does it with a set.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: lines,
    logLevel: 'silent',
  })
  const source = { text, lines, document }
  const [error] = document.errors
  if (error) {
    const { position, code, message, hint } = explainYamlError(error, source)
    report(position, code, message, hint)
    return { locate, diagnostics }
  }
  const data = readYamlNode(source, (path, place) => places.set(keyOf(path), place), report)
  return { data: diagnostics.length > 0 ? undefined : data, locate, diagnostics }
}

const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('\0')

function tooManyLines(text: string): boolean {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
    if (++lines > maximumLines) return true
  return false
}
