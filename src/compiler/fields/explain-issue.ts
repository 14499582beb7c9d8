import type { z } from 'zod'
import type { Advice } from '../report/diagnostic.ts'
import { explainFormat } from './explain-format.ts'
import { explainRule } from './explain-rule.ts'
import { explainType, single } from './explain-type.ts'
import { didYouMean, nearest } from './nearest.ts'
import { anyOf, code, count, mention, of, quoted, subject } from './phrase.ts'
import { fromSpanish, meansBody } from './spanish-fields.ts'
import { optionFromSpanish } from './spanish-options.ts'
import {
  definitionOf,
  descriptionOf,
  fieldsOf,
  isRecord,
  layersOf,
  schemaAt,
  valueAt,
} from './walk-schema.ts'

/** Advice with its place in the data; `replaces` names the field that was probably meant. */
export type Explanation = Advice & {
  path: PropertyKey[]
  part: 'key' | 'value'
  replaces?: PropertyKey[]
}

/** A value as the sentences speak of it. */
export type Subject = {
  name: string
  value: unknown
  /** As it stands in the file: `1.10` is no longer to be told from `1.1` once it is a number. */
  written?: string
  schema?: z.core.$ZodType
}

/** What was read, as its checks need it. */
export type Checked = {
  data: unknown
  schema: z.core.$ZodType
  written: (path: readonly PropertyKey[]) => string | undefined
}

/** Puts one issue of zod into Spanish sentences, each with a proposal where one is possible. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  { data, schema, written }: Checked,
): Explanation[] {
  const { path } = issue
  const value = valueAt(data, path)
  const name = nameOf(path)
  const field = schemaAt(schema, path, data)
  const about: Subject = { name, value, written: written(path), schema: field }
  const description = descriptionOf(field)
  const at = (finding: Advice): Explanation[] => [{ ...finding, path, part: 'value' }]

  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => explainUnknownKey(key, path, data, schema))
  if (issue.code === 'custom') {
    const { params = {} } = issue
    const id = isRecord(value) && 'id' in value ? [...path, 'id'] : path
    return [{ ...explainRule(params.rule, name, value, params), path: id, part: 'value' }]
  }
  // Only a field itself can be missing; a refinement on a missing field reports its parent.
  if (value === undefined && path.length > 0) {
    const options = issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined
    return [
      missing(path, options ? `${anyOf(options.map((word) => code(String(word))))}.` : description),
    ]
  }
  if (value === null)
    return at({
      code: 'empty-field',
      message: `${subject(name)} está vacío.`,
      hint: description ? `Aquí va: ${description}` : 'Escribe su valor o borra la línea.',
    })

  switch (issue.code) {
    case 'invalid_type':
      return isDay(field) && typeof value === 'number'
        ? at(explainFormat('date', { ...about, value: about.written ?? String(value) }))
        : at(explainType(issue.expected, about))
    case 'invalid_value':
      return at(explainChoice(about, issue.values, description))
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? at(explainChoice(about, issue.options, description))
        : at({
            code: 'wrong-value',
            message: `El valor ${of(name)} no sirve aquí.`,
            hint: description,
          })
    case 'too_small':
    case 'too_big':
      return at(explainSize(issue, name, value))
    case 'invalid_format':
      return at(explainFormat(issue.format === 'regex' ? issue.message : issue.format, about))
    default:
      return at({
        code: 'wrong-value',
        message: `El valor ${of(name)} no sirve aquí.`,
        hint: description,
      })
  }
}

const isDay = (schema: z.core.$ZodType | undefined) =>
  schema !== undefined && layersOf(schema).some((layer) => definitionOf(layer).format === 'date')

/** The last name on a path, with the number of the item when it is in a list. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'archivo'
  return typeof last === 'number' ? `${nameOf(path.slice(0, -1))}[${last + 1}]` : String(last)
}

function missing(path: PropertyKey[], description: string | undefined): Explanation {
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  return {
    code: 'missing-field',
    path: parent,
    part: typeof parent.at(-1) === 'string' ? 'key' : 'value',
    replaces: path,
    message: `Falta ${code(name)}${parent.length > 0 ? ` en ${mention(nameOf(parent))}` : ''}.`,
    hint: description ? `${name}: ${description}` : undefined,
  }
}

function explainUnknownKey(
  key: string,
  path: PropertyKey[],
  data: unknown,
  schema: z.core.$ZodType,
): Explanation {
  const owner = schemaAt(schema, path, data)
  const fields = owner ? fieldsOf(owner, valueAt(data, path)) : []
  const present = valueAt(data, path)
  const free = fields.filter((field) => !(isRecord(present) && Object.hasOwn(present, field)))
  const proposal =
    fromSpanish(key, free) ?? nearest(key, free) ?? fromSpanish(key, fields) ?? nearest(key, fields)
  const finding = { code: 'unknown-field', path: [...path, key], part: 'key' as const }
  const message = `El campo ${code(key)} no existe${path.length > 0 ? ` en ${mention(nameOf(path))}` : ''}.`
  if (proposal)
    return {
      ...finding,
      message,
      hint: `¿Quisiste decir ${code(proposal)}?`,
      replaces: [...path, proposal],
    }
  if (meansBody(key))
    return { ...finding, message, hint: 'Ese texto va abajo, después de la segunda línea ---.' }
  const hint = fields.length > 0 ? `Campos: ${fields.slice(0, 30).join(', ')}.` : undefined
  return { ...finding, message, hint }
}

function explainChoice(
  about: Subject,
  choices: readonly unknown[],
  description: string | undefined,
): Advice {
  const { name, value } = about
  const words = choices.map(String)
  const meant = typeof value === 'string' ? optionFromSpanish(value, words) : undefined
  const proposal = meant
    ? `¿Quisiste decir ${code(meant)}?`
    : typeof value === 'string' && didYouMean(value, words, code)
  const options =
    description && words.every((word) => description.includes(word))
      ? description
      : `Opciones: ${anyOf(words.map(code))}.`
  return {
    code: 'not-an-option',
    message: `${subject(name)} no puede ser ${quoted(value)}.`,
    hint: single(about) ?? (proposal ? `${proposal} ${options}` : options),
  }
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

function explainSize(issue: SizeIssue, name: string, value: unknown): Advice {
  const isSmall = issue.code === 'too_small'
  const limit = Number(isSmall ? issue.minimum : issue.maximum)
  if (Array.isArray(value)) {
    const amount = issue.exact ? 'exactamente' : isSmall ? 'al menos' : 'a lo más'
    return {
      code: 'wrong-count',
      message: `${subject(name)} lleva ${amount} ${count(limit, 'elemento', 'elementos')} y tiene ${value.length}.`,
      hint: isSmall ? `Agrega ${limit - value.length}.` : `Quita ${value.length - limit}.`,
    }
  }
  if (typeof value === 'string') {
    if (isSmall && value.trim() === '') return explainRule('blank', name, value, {})
    const amount = isSmall ? 'al menos' : 'a lo más'
    return {
      code: 'wrong-length',
      message: `${subject(name)} lleva ${amount} ${count(limit, 'carácter', 'caracteres')}.`,
    }
  }
  if (limit >= Number.MAX_SAFE_INTEGER)
    return { code: 'out-of-range', message: `${subject(name)} es un número demasiado grande.` }
  const bound = isSmall
    ? issue.inclusive === false
      ? `mayor que ${limit}`
      : `${limit} o más`
    : issue.inclusive === false
      ? `menor que ${limit}`
      : `${limit} o menos`
  return {
    code: 'out-of-range',
    message: `${subject(name)} debe ser ${bound}, y es ${quoted(value)}.`,
  }
}
