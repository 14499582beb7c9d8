import { join } from 'node:path'
import { z } from 'zod'
import type { FieldSchema } from '../compiler/fields/walk-schema.ts'
import { writeWhole } from '../compiler/read/write-whole.ts'
import { collectionNames, collections } from '../content/collections.ts'
import { siteSchema } from '../content/schemas/site.ts'
import { type Choice, choicesOf } from './fields.ts'
import type { Workspace } from './workspace.ts'

/** The JSON Schemas of each collection's fields and of the settings, by file name. */
export function jsonSchemas(workspace: Workspace): Record<string, object> {
  const lists = listsOf(workspace)
  const schemas: Record<string, object> = { site: jsonSchema(siteSchema, lists) }
  for (const name of collectionNames) schemas[name] = jsonSchema(collections[name].schema, lists)
  return schemas
}

/**
 * Writes the schemas to the folder where VS Code reads them.
 *
 * @returns the files
 */
export function writeSchemas(workspace: Workspace): string[] {
  const schemas = Object.entries(jsonSchemas(workspace))
  return schemas.map(([name, schema]) => {
    const file = `.vscode/schemas/${name}.json`
    writeWhole(join(workspace.root, file), `${JSON.stringify(schema, null, 2)}\n`)
    return file
  })
}

/**
 * The existing names, looked up once for all schemas. Addresses have no list, because they may
 * include an anchor.
 */
function listsOf(workspace: Workspace) {
  const known = new Map<string, readonly Choice[]>()
  for (const collection of collectionNames)
    known.set(collection, choicesOf(workspace, { target: { kind: 'entry', collection } }))
  for (const kind of ['icon', 'image'] as const)
    known.set(kind, choicesOf(workspace, { target: { kind } }))
  return (target: FieldSchema['target']) =>
    target && known.get(target.kind === 'entry' ? target.collection : target.kind)
}

function jsonSchema(schema: z.ZodType, lists: ReturnType<typeof listsOf>): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const names = lists(jsonSchema.target as FieldSchema['target'])
      // Metadata of our own checks means nothing to editors.
      delete jsonSchema.target
      delete jsonSchema.amount
      // An empty list would refuse every value.
      if (names && names.length > 0) {
        jsonSchema.enum = names.map(({ value }) => value)
        delete jsonSchema.pattern
      }
    },
  })
}
