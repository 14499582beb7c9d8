import { isScalar, type YAMLMap } from 'yaml'
import type { YamlExplanation } from './explain-yaml-line.ts'
import { positionOf, type YamlSource } from './yaml-source.ts'

/** Fields in braces that YAML reads without complaint, and otherwise than they were meant. */

type Field = YAMLMap.Parsed['items'][number]

const isEmpty = ({ value }: Field) => !value || value.range[1] === value.range[0]

/** `{currency:MXN}` is read as one name without a value. */
export function gluedColon(
  source: YamlSource,
  map: YAMLMap.Parsed,
  field: Field,
): YamlExplanation | undefined {
  const { key } = field
  const name = isScalar(key) ? String(key.value) : ''
  const [, word, value] = /^([a-zA-Z]\w*):(\S.*)$/.exec(name) ?? []
  if (!map.flow || word === undefined || !isEmpty(field)) return undefined
  return {
    position: positionOf(source, key.range[0] + word.length),
    code: 'yaml-colon-space',
    message: 'Después de los dos puntos va un espacio.',
    hint: `Escribe «${word}: ${value}»`,
  }
}

/** `{ maximum: 1,000 }` is read as two fields: `maximum: 1` and an empty `000`. */
export function isNumberPiece(text: string, before: Field | undefined, field: Field): boolean {
  if (!before || !isEmpty(field)) return false
  return /\d,\d+$/.test(text.slice(before.key.range[0], field.key.range[1]))
}

/** What to say about the first of some fields when the following ones are pieces of its number. */
export function splitNumber(
  source: YamlSource,
  [first, ...rest]: readonly Field[],
): YamlExplanation | undefined {
  let last = first
  for (const field of rest) {
    if (!isNumberPiece(source.text, last, field)) break
    last = field
  }
  if (!first || !last || last === first) return undefined
  const to = last.key.range[1]
  const written = source.text.slice(first.key.range[0], to)
  const [, name, digits = ''] = /^(.*?)[: ]+([\d,]+)$/s.exec(written) ?? []
  if (name === undefined) return undefined
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const number = isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return {
    position: positionOf(source, to - digits.length, to),
    code: 'yaml-number-comma',
    message: isThousands ? 'Los miles van sin coma.' : 'Los decimales van con punto, no con coma.',
    hint: `Escribe «${name}: ${number}»`,
  }
}
