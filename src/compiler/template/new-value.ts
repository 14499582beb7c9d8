import { Scalar } from 'yaml'
import { type FieldSchema, isFreeText } from '../fields/walk-schema.ts'

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

/**
 * Something that a schema accepts, to begin with: texts say what to write, everything else is the
 * first choice there is. Fields that may be left out are.
 *
 * @param index number of the item in its list, whose items may have to differ
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
      // A list of names may be empty, and shows best with one how it is written.
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

/** The fields of an object that it must have, in its order. */
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
