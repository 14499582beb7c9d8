import { z } from 'zod'
import type { Target } from '../../content/schemas/fields.ts'

/**
 * A schema as plain data: the JSON Schema that zod makes of it, with the metadata that our fields
 * add.
 */
export type FieldSchema = {
  type?: string
  description?: string
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  oneOf?: FieldSchema[]
  enum?: string[]
  const?: string
  format?: string
  pattern?: string
  minItems?: number
  minimum?: number
  maximum?: number
  target?: Target
  amount?: true
}

const made = new WeakMap<z.ZodType, FieldSchema>()

export function plainSchema(schema: z.ZodType): FieldSchema {
  const known = made.get(schema)
  if (known) return known
  // Our schemas use only types that become this.
  const plain = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  made.set(schema, plain)
  return plain
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a string is free text, not a name, date or address. */
export const isFreeText = (schema: FieldSchema | undefined): boolean =>
  schema?.type === 'string' &&
  !(schema.target ?? schema.format ?? schema.pattern ?? schema.enum ?? schema.const)

/** The field that distinguishes the branches of a union: its constant differs in each. */
const discriminatorOf = (branches: readonly FieldSchema[]): string =>
  Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties?.[name]?.const !== undefined),
  ) ?? ''

/**
 * The branch of a union that a value selects; if it selects none, a schema of the distinguishing
 * field alone.
 */
export function branchOf(schema: FieldSchema, value: unknown): FieldSchema {
  const { oneOf } = schema
  if (!oneOf) return schema
  const name = discriminatorOf(oneOf)
  const words = oneOf.map(({ properties }) => properties?.[name]?.const ?? '')
  const chosen = oneOf[words.indexOf(isRecord(value) ? String(value[name]) : '')]
  return chosen ?? { properties: { [name]: { type: 'string', enum: words } }, required: [name] }
}

export function schemaAt(
  schema: FieldSchema,
  path: readonly PropertyKey[],
  data: unknown,
): FieldSchema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const { properties = {} } = branchOf(schema, data)
  const next =
    schema.items ?? (Object.hasOwn(properties, step) ? properties[step as string] : undefined)
  return next && schemaAt(next, rest, childOf(data, step))
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(childOf, data)
}

function childOf(data: unknown, step: PropertyKey): unknown {
  if (Array.isArray(data)) return data[Number(step)]
  return isRecord(data) && Object.hasOwn(data, step) ? data[step as string] : undefined
}

export const fieldsOf = (schema: FieldSchema, data: unknown): string[] =>
  Object.keys(branchOf(schema, data).properties ?? {})

/** Calls `visit` for every value that the data holds, with its schema. */
export function walkSchema(
  schema: FieldSchema,
  data: unknown,
  visit: (schema: FieldSchema, value: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (data === undefined || data === null) return
  visit(schema, data, path)
  const { items } = schema
  if (items && Array.isArray(data))
    for (const [index, item] of data.entries()) walkSchema(items, item, visit, [...path, index])
  const { properties } = branchOf(schema, data)
  if (properties && isRecord(data))
    for (const [name, value] of Object.entries(data))
      if (Object.hasOwn(properties, name) && properties[name])
        walkSchema(properties[name], value, visit, [...path, name])
}

/** A value that names something which must exist. */
export type Reference = Target & { value: string; path: PropertyKey[] }

export function findReferences(schema: z.ZodType, data: unknown): Reference[] {
  const references: Reference[] = []
  walkSchema(plainSchema(schema), data, ({ target }, value, path) => {
    if (target && typeof value === 'string') references.push({ ...target, value, path })
  })
  return references
}
