import { Scalar } from 'yaml'
import type { z } from 'zod'
import {
  definitionOf,
  descriptionOf,
  isFreeText,
  isOptional,
  targetOf,
} from '../fields/walk-schema.ts'

/** Stands wherever the writer of a new file has yet to write or to choose something. */
export const TEMPLATE_MARK = '(Por escribir)'

/** A value that is right and seldom the one that is meant, as a note behind it says. */
function toChoose(value: unknown): Scalar {
  const scalar = new Scalar(value)
  scalar.comment = ` ${TEMPLATE_MARK}`
  return scalar
}

/** What a new entry takes from the content that is there. */
type Surroundings = {
  today: string
  entryOf: (collection: string) => string
  picture: () => string
}

type Limit = { check: string; minimum?: number; length?: number; value?: number; format?: string }

/**
 * Something that a schema accepts, to begin with: texts say what to write, everything else is the
 * first choice there is. Fields that may be left out are.
 *
 * @param index number of the item in its list, whose items may have to differ
 */
export function newValue(schema: z.core.$ZodType, around: Surroundings, index = 0): unknown {
  const target = targetOf(schema)
  if (target?.kind === 'entry') return toChoose(around.entryOf(target.collection))
  if (target?.kind === 'image') return toChoose(around.picture())
  if (target) return toChoose(target.kind === 'icon' ? 'star' : '/')
  const { type, shape, element, entries, values } = definitionOf(schema)
  const limits = limitsOf(schema)
  switch (type) {
    case 'object':
      return newFields(shape ?? {}, around, index)
    case 'array': {
      // A list of names may be empty, and shows best with one how it is written.
      const names = element && targetOf(element)?.kind === 'entry' ? 1 : 0
      const length = Math.max(names, ...limits.map(({ minimum, length }) => minimum ?? length ?? 0))
      return Array.from({ length }, (_, item) => element && newValue(element, around, item))
    }
    case 'enum': {
      const words = Object.values(entries ?? {})
      return words[index % words.length]
    }
    case 'literal':
      return values?.[0]
    case 'boolean':
      return false
    case 'number': {
      const least = limits.find(({ check }) => check === 'greater_than')?.value ?? 0
      const most = limits.find(({ check }) => check === 'less_than')?.value ?? 1
      return toChoose(Math.min(Math.max(1, least), Math.max(most, least)))
    }
    default:
      return newText(schema, around, index)
  }
}

export const newFields = (
  shape: Record<string, z.core.$ZodType>,
  around: Surroundings,
  index = 0,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => !isOptional(field))
      .map(([name, field]) => [name, newValue(field, around, index)]),
  )

function newText(schema: z.core.$ZodType, { today }: Surroundings, index: number): unknown {
  if (isFreeText(schema)) {
    const number = index > 0 ? ` (${index + 1})` : ''
    return `${TEMPLATE_MARK} ${descriptionOf(schema) ?? 'Un texto.'}${number}`
  }
  const { format } = definitionOf(schema)
  const formats = [format, ...limitsOf(schema).map((limit) => limit.format)]
  if (formats.includes('date')) return today
  if (formats.includes('url')) return toChoose('https://ejemplo.org')
  if (formats.includes('email')) return toChoose('hola@ejemplo.org')
  return toChoose(`nombre-${index + 1}`)
}

const limitsOf = (schema: z.core.$ZodType): Limit[] =>
  (definitionOf(schema).checks ?? []).map((check) => check._zod.def as Limit)
