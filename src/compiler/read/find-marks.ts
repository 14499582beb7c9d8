import type { z } from 'zod'
import {
  iconRegistry,
  imageRegistry,
  linkRegistry,
  referenceRegistry,
} from '../../content/schemas/fields.ts'
import { layersOf, walkSchema } from '../fields/walk-schema.ts'

type Kind =
  | { kind: 'image' }
  | { kind: 'icon' }
  | { kind: 'link' }
  | { kind: 'reference'; collection: string }

/** A text of an entry that names something which must exist. */
export type Mark = Kind & { value: string; path: PropertyKey[] }

const kinds = new WeakMap<z.core.$ZodType, Kind | false>()

/** What the texts of a field name, as its schema is registered. */
function markKindOf(schema: z.core.$ZodType): Kind | false {
  const known = kinds.get(schema)
  if (known !== undefined) return known
  const found = layersOf(schema)
    .map((layer) => {
      // Registries ask for the classic type, which every schema of ours is.
      const type = layer as z.ZodType
      const target = referenceRegistry.get(type)
      if (target) return { kind: 'reference' as const, collection: target.collection }
      return imageRegistry.get(type) ?? iconRegistry.get(type) ?? linkRegistry.get(type)
    })
    .find((kind) => kind !== undefined)
  kinds.set(schema, found ?? false)
  return found ?? false
}

/** Collects everything that the data of an entry refers to, wherever it stands. */
export function findMarks(schema: z.core.$ZodType, data: unknown): Mark[] {
  const marks: Mark[] = []
  walkSchema(schema, data, (field, value, path) => {
    const kind = typeof value === 'string' && markKindOf(field)
    if (kind) marks.push({ ...kind, value: value as string, path })
  })
  return marks
}
