import type { z } from 'zod'
import type { Target } from '../../content/schemas/fields.ts'
import { targetOf, walkSchema } from './walk-schema.ts'

/** A text of an entry that names something which must exist. */
export type Reference = Target & { value: string; path: PropertyKey[] }

/** Collects everything that the data of an entry refers to, wherever it stands. */
export function findReferences(schema: z.core.$ZodType, data: unknown): Reference[] {
  const references: Reference[] = []
  walkSchema(schema, data, (field, value, path) => {
    const target = targetOf(field)
    if (target && typeof value === 'string') references.push({ ...target, value, path })
  })
  return references
}
