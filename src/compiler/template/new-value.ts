import { Scalar } from 'yaml'
import { type FieldSchema, isFreeText } from '../fields/walk-schema.ts'

/** Marks every place of a new file where something is still to be written or chosen. */
export const TEMPLATE_MARK = '(Por escribir)'

/** A valid value that is seldom the intended one, as the comment after it says. */
function toChoose(value: unknown): Scalar {
  const scalar = new Scalar(value)
  scalar.comment = ` ${TEMPLATE_MARK}`
  return scalar
}

/** What a new entry takes from the existing content. */
type Surroundings = {
  today: string
  entryOf: (collection: string) => string
  picture: () => string
}

/**
 * A first value that a schema accepts: texts say what to write, everything else is the first choice
 * there is. Optional fields are left out.
 *
 * @param index index of the item in its list, whose items may have to differ
 */
export function newValue(schema: FieldSchema, around: Surroundings, index = 0): unknown {
  const { target, enum: words, const: word, items, minItems = 0, minimum = 0, maximum = 1 } = schema
  if (target?.kind === 'entry') return toChoose(around.entryOf(target.collection))
  if (target?.kind === 'image') return toChoose(around.picture())
  if (target) return toChoose(target.kind === 'icon' ? 'star' : '/')
  if (words) return words[index % words.length]
  if (word !== undefined) return word
  switch (schema.type) {
    case 'object':
      return newFields(schema, around, index)
    case 'array': {
      // A list of references may be empty, but one item shows how to write them.
      const length = Math.max(items?.target?.kind === 'entry' ? 1 : 0, minItems)
      return Array.from({ length }, (_, item) => items && newValue(items, around, item))
    }
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return toChoose(Math.max(minimum, Math.min(1, maximum)))
    default:
      return newText(schema, around, index)
  }
}

/** The required fields of an object, in the order of its schema. */
export const newFields = (
  { properties = {}, required = [] }: FieldSchema,
  around: Surroundings,
  index = 0,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, newValue(field, around, index)]),
  )

function newText(schema: FieldSchema, { today }: Surroundings, index: number): unknown {
  const { description = 'Un texto.', format } = schema
  if (isFreeText(schema)) {
    const number = index > 0 ? ` (${index + 1})` : ''
    return `${TEMPLATE_MARK} ${description}${number}`
  }
  if (format === 'date') return today
  if (format === 'uri') return toChoose('https://ejemplo.org')
  if (format === 'email') return toChoose('hola@ejemplo.org')
  return toChoose(`nombre-${index + 1}`)
}
