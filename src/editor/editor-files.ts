import { join } from 'node:path'
import { writeWhole } from '../compiler/read/write-whole.ts'
import { componentWords, snippetOf } from './component-words.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { Workspace } from './workspace.ts'

/** Snippets for each component, in the form that VS Code reads. */
export const snippets = () =>
  Object.fromEntries(
    Object.entries(componentWords).map(([name, { description, example }]) => [
      name,
      { scope: 'mdx,markdown', prefix: name, body: snippetOf(example).split('\n'), description },
    ]),
  )

/**
 * Writes what editors read: a JSON Schema for each collection, with the names that exist now.
 *
 * @returns the files
 */
export async function writeSchemas(workspace: Workspace): Promise<string[]> {
  const schemas = Object.entries(await jsonSchemas(workspace))
  return schemas.map(([name, schema]) => {
    const file = `.vscode/schemas/${name}.json`
    writeWhole(join(workspace.root, file), `${JSON.stringify(schema, null, 2)}\n`)
    return file
  })
}
