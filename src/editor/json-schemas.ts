import { join } from 'node:path'
import { z } from 'zod'
import type { FieldSchema } from '../compiler/fields/walk-schema.ts'
import { collectionNames, collections } from '../content/collections.ts'
import { siteSchema } from '../content/schemas/site.ts'
import { writeWhole } from '../lib/write-whole.ts'
import { choicesOf } from './fields.ts'
import type { Workspace } from './workspace.ts'

/** The JSON Schemas of each collection's fields and of the settings, by file name. */
export function jsonSchemas(workspace: Workspace): Record<string, object> {
  const schemas: Record<string, object> = { site: jsonSchema(workspace, siteSchema) }
  for (const name of collectionNames)
    schemas[name] = jsonSchema(workspace, collections[name].schema)
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

function jsonSchema(workspace: Workspace, schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const target = jsonSchema.target as FieldSchema['target']
      // Addresses have no list, because they may include an anchor.
      const names = target && target.kind !== 'link' ? choicesOf(workspace, { target }) : []
      // Metadata of our own checks means nothing to editors.
      delete jsonSchema.target
      delete jsonSchema.amount
      // An empty list would refuse every value.
      if (names.length > 0) {
        jsonSchema.enum = names.map(({ value }) => value)
        delete jsonSchema.pattern
      }
    },
  })
}
