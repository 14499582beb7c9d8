import type { z } from 'zod'
import { partsOf } from '../compiler/fields/parts-of-file.ts'
import {
  descriptionOf,
  fieldsOf,
  isOptional,
  schemaAt,
  valueAt,
} from '../compiler/fields/walk-schema.ts'
import { entryOf, type Spot } from './workspace.ts'

/** The fields of a text; while they cannot be read, as they were when the file was saved. */
export function dataOf({ workspace, file, text }: Spot): unknown {
  return partsOf(file, text).data ?? entryOf(workspace, file)?.raw
}

export type Field = {
  name: string
  schema: z.core.$ZodType | undefined
  description: string | undefined
  isOptional: boolean
}

export function fieldsAt(schema: z.ZodType, path: PropertyKey[], data: unknown): Field[] {
  const owner = schemaAt(schema, path, data)
  const names = owner ? fieldsOf(owner, valueAt(data, path)) : []
  return names.map((name) => fieldAt(schema, [...path, name], data))
}

export function fieldAt(schema: z.ZodType, path: PropertyKey[], data: unknown): Field {
  const found = schemaAt(schema, path, data)
  return {
    name: String(path.at(-1)),
    schema: found,
    description: descriptionOf(found),
    isOptional: found !== undefined && isOptional(found),
  }
}
