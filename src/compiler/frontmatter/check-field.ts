import { isScalar, visit, type YAMLMap } from 'yaml'
import { error, type LocalProblem } from '../problem.ts'
import { needsQuotes } from './colons.ts'
import { dashMissing } from './indentation.ts'
import { rangeOf, replace, type YamlSource } from './source.ts'
import { usualMistake } from './usual-mistakes.ts'

type Field = YAMLMap.Parsed['items'][number]

/** A field by its number in its mapping, which may be an item of a list. */
export type Place = { map: YAMLMap.Parsed; index: number; isItem: boolean }

/** Checks the name of a field, and what braces made of it. Returns where `visit` is to go on. */
export function checkField(
  source: YamlSource,
  { map, index, isItem }: Place,
  report: (problem: LocalProblem) => void,
): symbol | number | undefined {
  const { items } = map
  const [before, field, next] = [items[index - 1], items[index] as Field, items[index + 1]]
  if (isNumberPiece(source.text, before, field)) return visit.SKIP
  if (next && isNumberPiece(source.text, field, next)) report(splitNumber(source, items, index))
  const first = items.find((other) => nameOf(other) === nameOf(field))
  const [from, to] = field.key.range[1] > field.key.range[0] ? field.key.range : map.range
  if (first && first !== field && isItem && !map.flow && beginsAgain(map, index)) {
    report(dashMissing(source, from, Math.max(0, from - 2), to))
    return items.length
  }
  const problem =
    oddName(source, field) ??
    gluedColon(source, map, field) ??
    (first && first !== field
      ? error(rangeOf(source, from, to), {
          code: 'duplicate-key',
          data: { name: nameOf(field), line: rangeOf(source, first.key.range[0]).start.line },
        })
      : undefined)
  if (!problem) return undefined
  report(problem)
  return visit.SKIP
}

const nameOf = ({ key }: Field) => (isScalar(key) ? String(key.value) : '')

/** What can be no name of a field. */
function oddName(source: YamlSource, { key }: Field): LocalProblem | undefined {
  const [from, to] = key.range
  if (!isScalar(key))
    // `title: {{ nombre }}` is a text, whose outer brace stands before this one.
    return source.text.startsWith('{', from)
      ? needsQuotes(source, source.text.lastIndexOf('{', from - 1))
      : error(rangeOf(source, from, to), { code: 'yaml-syntax' })
  const name = String(key.value)
  // Schemas pass over it in silence.
  if (name === '__proto__')
    return error(rangeOf(source, from, to), { code: 'unknown-field', data: { name, fields: [] } })
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

function splitNumber(source: YamlSource, items: readonly Field[], index: number): LocalProblem {
  let end = index
  for (let next = items[end + 1]; next; next = items[end + 1]) {
    if (!isNumberPiece(source.text, items[end], next)) break
    end += 1
  }
  const from = items[index]?.key.range[0] ?? 0
  const to = items[end]?.key.range[1] ?? from
  const [, name = '', digits = ''] = /^(.*?)[: ]+([\d,]+)$/s.exec(source.text.slice(from, to)) ?? []
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const number = isThousands ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return error(rangeOf(source, to - digits.length, to), {
    code: 'yaml-number-comma',
    data: { isThousands },
    repair: replace(source, from, to, `${name}: ${number}`),
  })
}
