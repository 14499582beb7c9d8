import type { z } from 'zod'
import { partsOf } from '../compiler/fields/parts-of-file.ts'
import {
  branchOf,
  type FieldSchema,
  fieldsOf,
  plainSchema,
  schemaAt,
  valueAt,
} from '../compiler/fields/walk-schema.ts'
import { entryOf, type Spot } from './workspace.ts'

/** The fields of a text; while they cannot be parsed, those of the saved file. */
export function dataOf({ workspace, file, text }: Spot): unknown {
  return partsOf(file, text).data ?? entryOf(workspace, file)?.raw
}

export type Field = {
  name: string
  schema: FieldSchema | undefined
  description: string | undefined
  isOptional: boolean
}

export function fieldsAt(schema: z.ZodType, path: PropertyKey[], data: unknown): Field[] {
  const owner = schemaAt(plainSchema(schema), path, data)
  const names = owner ? fieldsOf(owner, valueAt(data, path)) : []
  return names.map((name) => fieldAt(schema, [...path, name], data))
}

export function fieldAt(schema: z.ZodType, path: PropertyKey[], data: unknown): Field {
  const plain = plainSchema(schema)
  const found = schemaAt(plain, path, data)
  const parent = path.slice(0, -1)
  const owner = branchOf(schemaAt(plain, parent, data) ?? {}, valueAt(data, parent))
  const name = String(path.at(-1))
  return {
    name,
    schema: found,
    description: found?.description,
    isOptional: found !== undefined && !owner.required?.includes(name),
  }
}
