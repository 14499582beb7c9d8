import { collections } from '../../content/collections.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'
import type { Fault } from '../problem.ts'
import { plainSchema } from './walk-schema.ts'

const isOwn = (name: string) => !['draft', 'sample', 'template'].includes(name)

/** Every collection, and every template of the pages; computed only for files with wrong fields. */
const kindsOf = () =>
  Object.entries(collections).flatMap(([collection, { schema }]) => {
    const plain = plainSchema(schema)
    return (plain.oneOf ?? [plain]).map(({ properties = {}, required = [] }) => ({
      collection,
      template: properties.template?.const,
      names: new Set(Object.keys(properties).filter(isOwn)),
      required: required.filter(isOwn),
    }))
  })

/**
 * Detects a file in the wrong folder, or a page with the wrong template: one mistake that would
 * otherwise be a dozen unknown and missing fields. Reports it only when the fields fit exactly one
 * other kind completely and at least a third of them are unknown to this one.
 */
export function misplacedFile(collection: string, data: Fields): Fault | undefined {
  const fields = Object.keys(data).filter(isOwn)
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
