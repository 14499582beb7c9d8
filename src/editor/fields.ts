import { z } from 'zod'
import { partsOf } from '../compiler/fields/parts-of-file.ts'
import {
  descriptionOf,
  fieldsOf,
  isOptional,
  layersOf,
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
  if (!owner) return []
  return fieldNames(owner, valueAt(data, path)).map((name) =>
    fieldAt(schema, [...path, name], data),
  )
}

export function fieldAt(schema: z.ZodType, path: PropertyKey[], data: unknown): Field {
  const found = schemaAt(schema, path, data) ?? discriminator(schema, path, data)
  return {
    name: String(path.at(-1)),
    schema: found,
    description: descriptionOf(found),
    isOptional: found !== undefined && isOptional(found),
  }
}

/** Of a choice between objects, the names of the one that was chosen, or of the field that chooses. */
function fieldNames(owner: z.core.$ZodType, value: unknown): string[] {
  const names = fieldsOf(owner, value)
  const union = unionOf(owner)
  return names.length === 0 && union ? [union._zod.def.discriminator] : names
}

function discriminator(
  schema: z.ZodType,
  path: PropertyKey[],
  data: unknown,
): z.core.$ZodType | undefined {
  const owner = schemaAt(schema, path.slice(0, -1), data)
  const union = owner && unionOf(owner)
  const name = union?._zod.def.discriminator
  if (!union || name !== path.at(-1)) return undefined
  const values = union._zod.def.options.flatMap((option) => [
    ...(option._zod.propValues?.[name as string] ?? []),
  ])
  return z.enum(values.map(String) as [string])
}

function unionOf(schema: z.core.$ZodType): z.ZodDiscriminatedUnion | undefined {
  const inner = layersOf(schema).at(-1)
  return inner instanceof z.ZodDiscriminatedUnion ? inner : undefined
}
