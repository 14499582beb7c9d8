import type { z } from 'zod'
import { collections } from '../../content/collections.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'
import type { Fault } from '../problem.ts'
import { definitionOf, isOptional, layersOf } from './walk-schema.ts'

type Kind = { collection: string; template?: string; names: Set<string>; required: string[] }

const words = new Set(['draft', 'sample', 'template'])

/** Every collection, and every template of the pages. */
const kinds: Kind[] = Object.entries(collections).flatMap(([collection, { schema }]) => {
  const union = layersOf(schema).flatMap((layer) => definitionOf(layer).options ?? [])
  return (union.length > 0 ? union : [schema]).map((option) => kindOf(collection, option))
})

function kindOf(collection: string, schema: z.core.$ZodType): Kind {
  const shape = definitionOf(layersOf(schema).at(-1) ?? schema).shape ?? {}
  const [template] = shape.template ? (definitionOf(shape.template).values ?? []) : []
  const names = Object.keys(shape).filter((name) => !words.has(name))
  return {
    collection,
    ...(typeof template === 'string' && { template }),
    names: new Set(names),
    required: names.filter((name) => shape[name] && !isOptional(shape[name])),
  }
}

/**
 * A file in another file's folder, or with another page's template: a dozen unknown and missing
 * fields, and one mistake. Only when the fields fit one kind wholly and this one not even by half.
 */
export function misplacedFile(collection: string, data: Fields): Fault | undefined {
  const fields = Object.keys(data).filter((name) => !words.has(name))
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
