import { z } from 'zod'
import { amountRegistry, type Target, targetRegistry } from '../../content/schemas/fields.ts'

/** The inside of a zod schema, as far as the checks look into it. */
type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  options?: z.core.$ZodType[]
  entries?: Record<string, string>
  discriminator?: string
  values?: unknown[]
  format?: string
  checks?: { _zod: { def: { format?: string } } }[]
}

export const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Optional, default and piped schemas, peeled down to what they hold; outermost first. */
export function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { innerType, in: input } = definitionOf(schema)
  const inner = innerType ?? input
  return inner ? [schema, ...layersOf(inner)] : [schema]
}

export const isInteger = (schema: z.core.$ZodType | undefined) =>
  schema !== undefined &&
  layersOf(schema).some((layer) =>
    definitionOf(layer).checks?.some((check) => check._zod.def.format === 'safeint'),
  )

/** What the texts of a field name, as its schema is registered. */
export const targetOf = (schema: z.core.$ZodType | undefined): Target | undefined =>
  schema && layersOf(schema).flatMap((layer) => targetRegistry.get(layer) ?? [])[0]

/** Whether a text may say anything, and is no name, day or address. */
export const isFreeText = (schema: z.core.$ZodType | undefined) =>
  schema !== undefined &&
  !targetOf(schema) &&
  layersOf(schema).some(
    (layer) =>
      definitionOf(layer).type === 'string' &&
      definitionOf(layer).format === undefined &&
      !definitionOf(layer).checks?.some((check) => check._zod.def.format !== undefined),
  )

export const isAmount = (field: z.core.$ZodType) =>
  layersOf(field).some((layer) => amountRegistry.has(layer))

export const isOptional = (schema: z.core.$ZodType) => schema._zod.optin === 'optional'

/** The branch of a union that a value chose by its discriminator. */
function branchOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const inner = layersOf(schema).at(-1) ?? schema
  const { type, options, discriminator } = definitionOf(inner)
  if (type !== 'union' || !options) return inner
  if (!discriminator || !isRecord(value)) return inner
  const chosen = value[discriminator]
  return (
    options.find((option) => option._zod.propValues?.[discriminator]?.has(chosen as string)) ??
    inner
  )
}

/** The fields of an object; of a choice between several that is not made yet, the field that makes it. */
function shapeOf(schema: z.core.$ZodType, value: unknown) {
  const { shape, options = [], discriminator } = definitionOf(branchOf(schema, value))
  if (!discriminator) return shape
  const words = options.flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])])
  return { [discriminator]: z.enum(words.map(String)) }
}

export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const { element } = definitionOf(branchOf(schema, data))
  const shape = shapeOf(schema, data)
  const next = element ?? (shape && Object.hasOwn(shape, step) ? shape[step as string] : undefined)
  if (!next) return undefined
  return schemaAt(next, rest, childOf(data, step))
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(childOf, data)
}

function childOf(data: unknown, step: PropertyKey): unknown {
  if (Array.isArray(data)) return data[Number(step)]
  return isRecord(data) && Object.hasOwn(data, step) ? data[step as string] : undefined
}

export function fieldsOf(schema: z.core.$ZodType, data: unknown): string[] {
  return Object.keys(shapeOf(schema, data) ?? {})
}

export function descriptionOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined
  for (const layer of layersOf(schema)) {
    const { description } = layer as z.ZodType
    if (description) return description
  }
  return undefined
}

/** Calls `visit` for every value that the data holds, with its schema. */
export function walkSchema(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (schema: z.core.$ZodType, value: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (data === undefined || data === null) return
  visit(schema, data, path)
  if (typeof data !== 'object') return
  const { shape, element } = definitionOf(branchOf(schema, data))
  if (element && Array.isArray(data))
    for (const [index, item] of data.entries()) walkSchema(element, item, visit, [...path, index])
  if (shape && isRecord(data))
    for (const [name, value] of Object.entries(data))
      if (Object.hasOwn(shape, name) && shape[name])
        walkSchema(shape[name], value, visit, [...path, name])
}

/** A text of an entry that names something which must exist. */
export type Reference = Target & { value: string; path: PropertyKey[] }

export function findReferences(schema: z.core.$ZodType, data: unknown): Reference[] {
  const references: Reference[] = []
  walkSchema(schema, data, (field, value, path) => {
    const target = targetOf(field)
    if (target && typeof value === 'string') references.push({ ...target, value, path })
  })
  return references
}
