import type { z } from 'zod'
import {
  iconRegistry,
  imageRegistry,
  linkRegistry,
  referenceRegistry,
} from '../../content/schemas/fields.ts'
import { layersOf, walkSchema } from './walk-schema.ts'

/** What a field lets writers name: an entry, a picture, an icon, a page. */
export type Target = { kind: 'entry'; collection: string } | { kind: 'image' | 'icon' | 'link' }

/** A text of an entry that names something which must exist. */
export type Reference = Target & { value: string; path: PropertyKey[] }

const targets = new WeakMap<z.core.$ZodType, Target | undefined>()

/** What the texts of a field name, as its schema is registered. */
export function targetOf(schema: z.core.$ZodType): Target | undefined {
  if (targets.has(schema)) return targets.get(schema)
  const found = layersOf(schema)
    .map((layer) => {
      // Registries ask for the classic type, which every schema of ours is.
      const type = layer as z.ZodType
      const target = referenceRegistry.get(type)
      if (target) return { kind: 'entry' as const, collection: target.collection }
      return imageRegistry.get(type) ?? iconRegistry.get(type) ?? linkRegistry.get(type)
    })
    .find((kind) => kind !== undefined)
  targets.set(schema, found)
  return found
}

/** Collects everything that the data of an entry refers to, wherever it stands. */
export function findReferences(schema: z.core.$ZodType, data: unknown): Reference[] {
  const references: Reference[] = []
  walkSchema(schema, data, (field, value, path) => {
    const target = typeof value === 'string' && targetOf(field)
    if (target) references.push({ ...target, value: value as string, path })
  })
  return references
}
