import type { z } from 'zod'
import { readIconNames } from '../compiler/checks/check-assets.ts'
import { writtenPlans } from '../compiler/checks/check-references.ts'
import { partsOf } from '../compiler/fields/parts-of-file.ts'
import {
  branchOf,
  type FieldSchema,
  fieldsOf,
  plainSchema,
  schemaAt,
  valueAt,
} from '../compiler/fields/walk-schema.ts'
import { titleOf } from '../compiler/loaded-entry.ts'
import { entriesOf, entryOf, type Spot, type Workspace } from './workspace.ts'

export type Choice = { value: string; detail?: string }

/** All values that a schema accepts, if they can be listed. */
export function choicesOf(workspace: Workspace, schema: FieldSchema | undefined): Choice[] {
  const target = schema?.target
  switch (target?.kind) {
    case 'entry':
      return entriesOf(workspace)
        .filter(({ collection }) => collection === target.collection)
        .map((entry) => ({ value: entry.slug, detail: titleOf(entry) }))
    case 'image':
      return imagesOf(workspace)
    case 'icon':
      return [...readIconNames()].map((value) => ({ value }))
    case 'link':
      return pagesOf(workspace)
    default:
      if (schema?.type === 'boolean') return [{ value: 'true' }, { value: 'false' }]
      return [schema?.enum ?? schema?.const ?? []].flat().map((value) => ({ value }))
  }
}

export const imagesOf = (workspace: Workspace): Choice[] =>
  [...workspace.build.loaded().images.keys()].map((value) => ({ value }))

export const pagesOf = (workspace: Workspace): Choice[] =>
  entriesOf(workspace)
    .filter(({ published }) => published)
    .flatMap((entry) => (entry.url ? { value: entry.url, detail: titleOf(entry) } : []))

export function plansOf(workspace: Workspace, service: string | undefined): Choice[] {
  const entry = entriesOf(workspace).find(
    ({ collection, slug }) => collection === 'services' && slug === service,
  )
  const plans = writtenPlans(entry?.raw) ?? []
  return plans.map(({ id, name }) => ({ value: String(id), detail: String(name) }))
}

/** The fields of a text; while they cannot be parsed, those of the saved file. */
export function dataOf({ workspace, file, text }: Spot): unknown {
  return partsOf(file, text).data ?? entryOf(workspace, file)?.raw
}

export function fieldsAt(schema: z.ZodType, path: PropertyKey[], data: unknown) {
  const owner = schemaAt(plainSchema(schema), path, data)
  const names = owner ? fieldsOf(owner, valueAt(data, path)) : []
  return names.map((name) => fieldAt(schema, [...path, name], data))
}

export function fieldAt(schema: z.ZodType, path: PropertyKey[], data: unknown) {
  const plain = plainSchema(schema)
  const found = schemaAt(plain, path, data)
  const parent = path.slice(0, -1)
  const owner = branchOf(schemaAt(plain, parent, data) ?? {}, valueAt(data, parent))
  const name = String(path.at(-1))
  return {
    name,
    schema: found,
    isOptional: found !== undefined && !owner.required?.includes(name),
  }
}
