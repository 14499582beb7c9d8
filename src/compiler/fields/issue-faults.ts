import type { z } from 'zod'
import type { Rule } from '../../content/schemas/fields.ts'
import { classifyAddress } from '../../lib/classify-address.ts'
import type { Written } from '../frontmatter/parse-yaml.ts'
import { linkFault } from '../markdown/lint/address-faults.ts'
import type { Fault } from '../problem.ts'
import { nearest } from '../text/nearest.ts'
import { brief } from '../text/printable.ts'
import { formatFault } from './check-format.ts'
import { type Subject, typeFault } from './check-type.ts'
import { fromSpanish, meansBody, meansDraft } from './spanish-words.ts'
import { type FieldSchema, fieldsOf, isRecord, schemaAt, valueAt } from './walk-schema.ts'

/** A fault of a field, with its path in the data. */
export type FieldFault = Fault & {
  path: PropertyKey[]
  part: 'key' | 'value'
  /** The field that was probably meant. */
  meant?: PropertyKey[]
}

export type Checked = { data: unknown; schema: FieldSchema; written: Written }

/** Turns an issue of zod into faults, each with a repair where one is possible. */
export function faultsOf(
  issue: z.core.$ZodIssue,
  { data, schema, written }: Checked,
): FieldFault[] {
  const { path } = issue
  const value = valueAt(data, path)
  const name = nameOf(path)
  const field = schemaAt(schema, path, data)
  const about: Subject = { name, value, written: written(path)?.text, schema: field }
  const description = field?.description

  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, path, data, schema))
  // Only a field itself can be missing; a refinement on a missing field reports its parent.
  const { params = {} } = issue.code === 'custom' ? issue : {}
  if (value === undefined && path.length > 0) {
    const parent = path.slice(0, -1)
    const options = optionsOf(issue)?.map(String)
    return [
      {
        code: 'missing-field',
        // What makes an otherwise optional field required; see `missing` in the schemas.
        data: {
          name: String(path.at(-1)),
          ...ownerOf(parent),
          description,
          options,
          when: params.when,
        },
        path: parent,
        part: 'key',
        meant: path,
      },
    ]
  }
  if (issue.code === 'custom') {
    const id = isRecord(value) && 'id' in value ? [...path, 'id'] : path
    return [{ ...ruleFault(params.rule, about, params), path: id, part: 'value' }]
  }
  if (value === null)
    return [{ code: 'empty-field', data: { name, description }, path, part: 'value' }]
  return [{ ...valueFault(issue, about), path, part: 'value' }]
}

/** The values of the field that distinguishes the branches of a union. */
const optionsOf = (issue: z.core.$ZodIssue): readonly unknown[] | undefined =>
  issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined

function valueFault(issue: z.core.$ZodIssue, about: Subject): Fault {
  const { name, value, written, schema } = about
  const options = issue.code === 'invalid_value' ? issue.values : optionsOf(issue)
  if (options) return choiceFault(about, options)
  switch (issue.code) {
    case 'invalid_type':
      return schema?.format === 'date' && typeof value === 'number'
        ? formatFault('date', { ...about, value: written ?? String(value) })
        : typeFault(issue.expected, about)
    case 'too_small':
    case 'too_big':
      return sizeFault(issue, about)
    case 'invalid_format':
      return formatFault(issue.format === 'regex' ? issue.message : issue.format, about)
    default:
      return { code: 'wrong-value', data: { name, description: schema?.description } }
  }
}

/** The last field name of a path, with the item's number when it is in a list. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'archivo'
  return typeof last === 'number' ? `${nameOf(path.slice(0, -1))}[${last + 1}]` : String(last)
}

const ownerOf = (path: readonly PropertyKey[]) => path.length > 0 && { owner: nameOf(path) }

function unknownKey(
  name: string,
  path: PropertyKey[],
  data: unknown,
  schema: FieldSchema,
): FieldFault {
  const owner = schemaAt(schema, path, data)
  const present = valueAt(data, path)
  const fields = owner ? fieldsOf(owner, present) : []
  const free = fields.filter((field) => !(isRecord(present) && Object.hasOwn(present, field)))
  const unused = fromSpanish(name, free) ?? nearest(name, free)
  const value = valueAt(data, [...path, name])
  const isDraft = free.includes('draft') && meansDraft(name, value)
  const takesList = unused && schemaAt(schema, [...path, unused], data)?.type === 'array'
  const proposal = isDraft
    ? 'draft: true'
    : (unused ?? fromSpanish(name, fields) ?? nearest(name, fields))
  return {
    code: 'unknown-field',
    data: {
      name,
      ...ownerOf(path),
      proposal,
      isBody: meansBody(name),
      fields: fields.slice(0, 30),
    },
    // A field that already exists cannot take the value of another one, nor a list that of a text.
    repair: isDraft || takesList !== Array.isArray(value) ? undefined : unused,
    path: [...path, name],
    part: 'key',
    ...(proposal && { meant: [...path, proposal] }),
  }
}

function choiceFault({ name, value, schema }: Subject, choices: readonly unknown[]): Fault {
  const options = choices.map(String)
  const proposal =
    typeof value === 'string' ? (fromSpanish(value, options) ?? nearest(value, options)) : undefined
  return {
    code: 'not-an-option',
    data: {
      name,
      value: brief(value),
      options,
      description: schema?.description,
      proposal,
    },
    repair: proposal,
  }
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

function sizeFault(issue: SizeIssue, { name, value, schema }: Subject): Fault {
  const isSmall = issue.code === 'too_small'
  const limit = Number(isSmall ? issue.minimum : issue.maximum)
  if (Array.isArray(value)) {
    const amount = issue.exact ? 'exact' : isSmall ? 'least' : 'most'
    return { code: 'wrong-count', data: { name, amount, limit, length: value.length } }
  }
  // The only length that schemas ask of a string is that of one character.
  if (typeof value === 'string')
    return { code: 'empty-field', data: { name, description: schema?.description } }
  const least = issue.inclusive === false ? 'above' : 'at-least'
  const bound = isSmall ? least : 'at-most'
  return {
    code: 'out-of-range',
    data: {
      name,
      bound,
      limit,
      ...(limit < Number.MAX_SAFE_INTEGER && { value: brief(value) }),
    },
  }
}

/** The fault of a value that breaks a rule of the schemas. */
function ruleFault(
  rule: Rule,
  { name, value, schema }: Subject,
  params: Record<string, unknown>,
): Fault {
  const about = { name, description: schema?.description }
  const list = (words: unknown) => (Array.isArray(words) ? words.map(String) : [])
  switch (rule) {
    case 'address':
      return addressFault(String(value), list(params.kinds)) ?? { code: 'wrong-value', data: about }
    case 'repeated':
      return {
        code: 'repeated',
        data: { value: brief(params.value), first: Number(params.first) + 1 },
      }
    case 'unknown-fact': {
      const [fact, known] = [String(params.fact), list(params.known)]
      const proposal = nearest(fact, known)
      return {
        code: 'unknown-fact',
        data: { fact, known, ...(proposal && { proposal: `{${proposal}}` }) },
      }
    }
    case 'not-an-option': {
      const options = list(params.options)
      return {
        code: 'not-an-option',
        data: { value: brief(value), options, proposal: nearest(String(value), options) },
      }
    }
    default:
      // The sentences of the other rules need no data but the field's name and description.
      return { code: rule, data: about }
  }
}

/** The fault of an address, if what it may have been meant to be is permitted here. */
function addressFault(written: string, kinds: readonly string[]): Fault | undefined {
  const fault = linkFault(written)
  const meant = typeof fault?.repair === 'string' ? fault.repair : undefined
  const isPath = meant === undefined && fault?.code === 'relative-address'
  const kind = isPath ? 'path' : meant && classifyAddress(meant)
  return kind === undefined || kinds.includes(kind) ? fault : undefined
}
