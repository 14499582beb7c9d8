import { LineCounter, parseDocument } from 'yaml'
import { findInvisible } from '../../lib/invisible-characters.ts'
import type { Diagnostic, Position } from '../report/diagnostic.ts'
import { explainYamlError } from './explain-yaml.ts'
import { type Place, readYamlNode } from './read-yaml-node.ts'
import { positionOf } from './yaml-source.ts'

/** Where a value stands in its file, by its path in the data. */
export type Locate = (path: readonly PropertyKey[], part: 'key' | 'value') => Position

/** A value as it stands in the file, by its path in the data. */
export type Written = (path: readonly PropertyKey[]) => string | undefined

export type ParsedYaml = {
  data?: unknown
  locate: Locate
  written: Written
  diagnostics: Diagnostic[]
}

/** No frontmatter needs more, and every later stage may take it for granted. */
const maximumLength = 64 * 1024
const maximumLines = 2000

/** More findings than this help nobody. */
const most = 10

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
  const written: Written = (path) => places.get(keyOf(path))?.written
  const report = (position: Position, code: string, message: string, hint?: string) => {
    if (diagnostics.length < most)
      diagnostics.push({ code, severity: 'error', file, ...position, message, hint })
  }

  if (isTooLarge(text)) {
    report(
      start,
      'frontmatter-too-large',
      'El bloque de campos es demasiado largo: hasta 64 KB y 2,000 líneas.',
      'Los textos largos van abajo, después de la segunda línea ---.',
    )
    return { locate, written, diagnostics }
  }

  const nested = tooNested(text)
  if (nested) {
    report(nested, 'too-deep', 'Hay demasiados niveles uno dentro de otro.', nestedHint)
    return { locate, written, diagnostics }
  }

  const lines = new LineCounter()
  const invisible = findInvisible(text, 10)
  const document = parseDocument(text, {
    schema: 'core',
    version: '1.2',
    merge: false,
    // Compared quadratically by the library; readYamlNode does it with a set.
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: lines,
    logLevel: 'error',
  })
  const source = { text, lines, document }
  for (const { index, name } of invisible)
    report(
      positionOf(source, index),
      'invisible-character',
      `Aquí hay un carácter invisible (${name}).`,
      'Bórralo y vuelve a escribir lo que está a su lado; suele venir de copiar y pegar.',
    )
  const [error] = document.errors
  if (error) {
    const { position, code, message, hint } = explainYamlError(error, source)
    report(position, code, message, hint)
    return { locate, written, diagnostics }
  }
  const data = readYamlNode(source, (path, place) => places.set(keyOf(path), place), report)
  return { data: diagnostics.length > 0 ? undefined : data, locate, written, diagnostics }
}

const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('\0')

/** Whether a block is longer than the parser is asked to read. */
export function isTooLarge(text: string): boolean {
  if (text.length > maximumLength) return true
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines > maximumLines
}

const nestedHint = 'Revisa si sobran corchetes, llaves o guiones.'

/**
 * The line that opens more levels than anybody means. The parser would report it too, but only when
 * its stack overflows, which happens elsewhere on each machine.
 */
function tooNested(text: string): Position | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const markers = /^ *(?:[\w-]+: +)?(?:[-?] +)*/.exec(line)?.[0].match(/[-?] /g)?.length ?? 0
    // Brackets inside quotes are text; a line that mixes both is left to the parser.
    const brackets = /["']/.test(line) ? 0 : nesting(line)
    if (Math.max(markers, brackets) > 50)
      return { line: index + 1, column: line.search(/[[{]|[-?] /) + 1 }
  }
  return undefined
}

/** How deep the brackets of a line lie inside each other. */
function nesting(line: string): number {
  let [depth, deepest] = [0, 0]
  for (const character of line) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if ((character === ']' || character === '}') && depth > 0) depth--
  }
  return deepest
}
