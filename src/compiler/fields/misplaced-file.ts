import { collections } from '../../content/collections.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'
import type { Fault } from '../problem.ts'
import { type FieldSchema, plainSchema } from './walk-schema.ts'

type Kind = {
  collection: string
  template: string | undefined
  names: Set<string>
  required: string[]
}

const sharedFields = new Set(['draft', 'sample', 'template'])

/** Every collection, and every template of the pages; computed only for files with wrong fields. */
const kindsOf = (): Kind[] =>
  Object.entries(collections).flatMap(([collection, { schema }]) => {
    const plain = plainSchema(schema)
    return (plain.oneOf ?? [plain]).map((option) => kindOf(collection, option))
  })

function kindOf(collection: string, { properties = {}, required = [] }: FieldSchema): Kind {
  const isOwn = (name: string) => !sharedFields.has(name)
  return {
    collection,
    template: properties.template?.const,
    names: new Set(Object.keys(properties).filter(isOwn)),
    required: required.filter(isOwn),
  }
}

/**
 * Detects a file in the wrong folder, or a page with the wrong template: one mistake that would
 * otherwise be a dozen unknown and missing fields. Reports it only when the fields fit exactly one
 * other kind completely and at least a third of them are unknown to this one.
 */
export function misplacedFile(collection: string, data: Fields): Fault | undefined {
  const fields = Object.keys(data).filter((name) => !sharedFields.has(name))
  const kinds = kindsOf()
  const own = kinds.find(
    (kind) => kind.collection === collection && (!kind.template || kind.template === data.template),
  )
  const unknown = fields.filter((name) => !own?.names.has(name))
  if (!own || fields.length < 3 || unknown.length * 3 < fields.length) return undefined
  const fitting = kinds.filter(
    (kind) =>
      fields.every((name) => kind.names.has(name)) &&
      kind.required.every((name) => fields.includes(name)),
  )
  const [meant] = fitting
  if (!meant || fitting.length > 1) return undefined
  if (meant.template && collection === 'pages')
    return {
      code: 'wrong-template',
      data: { template: String(data.template), meant: meant.template },
    }
  return { code: 'wrong-folder', data: { collection, meant: meant.collection } }
}
