import { isScalar, visit, type YAMLMap } from 'yaml'
import { error, type LocalProblem } from '../problem.ts'
import { dashMissing } from './indentation.ts'
import { rangeOf, replace, type YamlSource } from './source.ts'
import { usualMistake } from './usual-mistakes.ts'

type Field = YAMLMap.Parsed['items'][number]

/** A field by its number in its mapping, which may be an item of a list. */
export type Place = { map: YAMLMap.Parsed; index: number; isItem: boolean }

/**
 * Checks the name of a field, and what braces made of it.
 *
 * @param lines the lines of the fields before it, by name
 * @returns where `visit` is to go on
 */
export function checkField(
  source: YamlSource,
  { map, index, isItem }: Place,
  lines: Map<string, number>,
  report: (problem: LocalProblem) => void,
): symbol | number | undefined {
  const [before, field, next] = [
    map.items[index - 1],
    map.items[index] as Field,
    map.items[index + 1],
  ]
  if (isNumberPiece(source.text, before, field)) return visit.SKIP
  if (next && isNumberPiece(source.text, field, next)) {
    const split = splitNumber(source, map.items.slice(index))
    if (split) report(split)
  }
  const odd = oddName(source, field) ?? gluedColon(source, map, field)
  if (odd) {
    report(odd)
    return visit.SKIP
  }
  const name = nameOf(field)
  const [from, to] = field.key.range[1] > field.key.range[0] ? field.key.range : map.range
  const here = rangeOf(source, from, to)
  const line = lines.get(name)
  if (line === undefined) {
    lines.set(name, here.start.line)
    return undefined
  }
  if (isItem && !map.flow && beginsAgain(map, index)) {
    report(dashMissing(source, from, Math.max(0, from - 2), to))
    return map.items.length
  }
  report(error(here, { code: 'duplicate-key', data: { name, line } }))
  return visit.SKIP
}

const nameOf = ({ key }: Field) => (isScalar(key) ? String(key.value) : '')

/** What can be no name of a field. */
function oddName(source: YamlSource, { key }: Field): LocalProblem | undefined {
  const [from, to] = key.range
  const here = rangeOf(source, from, to)
  if (!isScalar(key))
    return error(here, {
      code: 'yaml-complex-key',
      data: { hasBraces: source.text.startsWith('{', from) },
    })
  const name = String(key.value)
  if (name === '<<') return error(here, { code: 'yaml-merge' })
  if (name === '__proto__') return error(here, { code: 'forbidden-key', data: { name } })
  return /^(?:<!--|\/\/|\/\*)/.test(name) ? usualMistake(source, from) : undefined
}

/** Whether an item's fields begin again: what follows was to be another item. */
function beginsAgain({ items }: YAMLMap.Parsed, index: number): boolean {
  const names = items.map(nameOf)
  const following = names[index + 1]
  return names[index] === names[0] && following !== undefined && names.indexOf(following) < index
}

const isEmpty = ({ value }: Field) => !value || value.range[1] === value.range[0]

/** `{currency:MXN}` is read as one name without a value. */
function gluedColon(source: YamlSource, map: YAMLMap.Parsed, field: Field) {
  const [, word, value] = /^([a-zA-Z]\w*):(\S.*)$/.exec(nameOf(field)) ?? []
  if (!map.flow || word === undefined || !isEmpty(field)) return undefined
  const [from, to] = field.key.range
  return error(rangeOf(source, from + word.length), {
    code: 'yaml-colon-space',
    data: { inBraces: true },
    repair: replace(source, from, to, `${word}: ${value}`, true),
  })
}

/** `{ maximum: 1,000 }` is read as two fields: `maximum: 1` and an empty `000`. */
function isNumberPiece(text: string, before: Field | undefined, field: Field): boolean {
  if (!before || !isEmpty(field)) return false
  return /\d,\d+$/.test(text.slice(before.key.range[0], field.key.range[1]))
}

/** The problem of the first of some fields when the following ones are pieces of its number. */
function splitNumber(source: YamlSource, [first, ...rest]: readonly Field[]) {
  let last = first
  for (const field of rest) {
    if (!isNumberPiece(source.text, last, field)) break
    last = field
  }
  if (!first || !last) return undefined
  const [from, to] = [first.key.range[0], last.key.range[1]]
  const [, name, digits = ''] = /^(.*?)[: ]+([\d,]+)$/s.exec(source.text.slice(from, to)) ?? []
  if (name === undefined) return undefined
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const number = isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return error(rangeOf(source, to - digits.length, to), {
    code: 'yaml-number-comma',
    data: { isThousands },
    repair: replace(source, from, to, `${name}: ${number}`),
  })
}
