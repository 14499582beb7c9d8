import type {
  Range as EditorRange,
  Position,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { findReferences } from '../compiler/fields/find-references.ts'
import { isRecord } from '../compiler/fields/walk-schema.ts'
import { parseYaml } from '../compiler/frontmatter/parse-yaml.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import { type Move, rewriteLinks, rewritePromises } from '../compiler/move/rewrite.ts'
import { nameFault } from '../compiler/read/file-name.ts'
import { cleanText } from '../compiler/read/read-source.ts'
import { type Edit, fileStart } from '../compiler/text/range.ts'
import { addAlias } from '../compiler/urls/add-alias.ts'
import { promisesFile } from '../content/schemas/promises.ts'
import { siteSchema } from '../content/schemas/site.ts'
import { toEditorRange } from './diagnostics.ts'
import { isSettings } from './fields.ts'
import { rangeOfWord } from './place.ts'
import { entryNamed, namingAt } from './targets.ts'
import { entriesOf, entryOf, textOf, uriOf, type Workspace } from './workspace.ts'

/** An entry that can be renamed at a place, and the stretch that is its name there. */
export function renamingAt(
  workspace: Workspace,
  file: string,
  text: string,
  position: Position,
): { entry: LoadedEntry; range: EditorRange } | undefined {
  // The first line of a file stands for the file itself.
  const own = position.line === 0 ? entryOf(workspace, file) : undefined
  if (own) return { entry: own, range: rangeOfWord({ line: 0, start: 0, end: 3, text: '---' }) }
  const naming = namingAt(workspace, file, text, position)
  const entry = naming && entryNamed(workspace, naming)
  if (!entry) return undefined
  const { word } = naming
  const start = word.start + word.text.indexOf(entry.slug)
  return { entry, range: rangeOfWord({ ...word, start, end: start + entry.slug.length }) }
}

/** What stands in the way of a name, in Spanish; nothing when it may be used. */
export function nameProblem(
  workspace: Workspace,
  { collection, raw, slug }: LoadedEntry,
  name: string,
): string | undefined {
  if (nameFault(name))
    return 'El nombre de un archivo lleva minúsculas sin acentos, números y guiones: como-cobrar.'
  if (collection === 'pages' && !(isRecord(raw) && raw.template === 'text'))
    return `Esta página tiene un nombre fijo: content/pages/${slug}.mdx.`
  const isTaken = entriesOf(workspace).some(
    (entry) => entry.collection === collection && entry.slug === name && name !== slug,
  )
  return isTaken ? `Ya existe content/${collection}/${name}.mdx: elige otro nombre.` : undefined
}

/**
 * Renames an entry: its file, every field and text that names it, and its former address, which goes
 * on leading to it.
 */
export async function renameEntry(
  workspace: Workspace,
  entry: LoadedEntry,
  name: string,
): Promise<WorkspaceEdit> {
  const { file, slug, collection, url, published } = entry
  const target = file.replace(`${slug}.mdx`, `${name}.mdx`)
  const moved = url === undefined ? undefined : url.slice(0, -slug.length) + name
  const address = workspace.build.loaded().site?.data?.address
  const move: Move = { collection, from: { slug, url }, to: { slug: name, url: moved }, address }
  const files = ['content/site.yaml', ...entriesOf(workspace).map((other) => other.file)]
  const changes: TextDocumentEdit[] = []
  for (const other of files) {
    const source = cleanText(textOf(workspace, other))
    const edits = rewriteLinks(await ownerOf(workspace, other, source), source, move)
    if (other === file && url !== undefined && published) edits.push(addAlias(source, url))
    changes.push(...changeOf(workspace, other, edits.map(toTextEdit)))
  }
  const promises = rewritePromises(cleanText(textOf(workspace, promisesFile)), move)
  changes.push(...changeOf(workspace, promisesFile, promises.map(toTextEdit)))
  const [oldUri, newUri] = [uriOf(workspace, file), uriOf(workspace, target)]
  return { documentChanges: [...changes, { kind: 'rename', oldUri, newUri }] }
}

const toTextEdit = ({ range, text }: Edit): TextEdit => ({
  range: toEditorRange(range),
  newText: text,
})

/** The edits of a file, if there are any. */
function changeOf(workspace: Workspace, file: string, edits: TextEdit[]): TextDocumentEdit[] {
  const version = workspace.openTexts().get(file)?.version ?? null
  return edits.length > 0 ? [{ textDocument: { uri: uriOf(workspace, file), version }, edits }] : []
}

/** What a file names: as it was saved, or as it stands in the editor. */
async function ownerOf(workspace: Workspace, file: string, source: string) {
  if (isSettings(file))
    return { file, references: findReferences(siteSchema, parseYaml(source, fileStart).data) }
  const isOpen = workspace.openTexts().has(file)
  const typed = isOpen ? await workspace.build.readText(file, source) : undefined
  return typed ?? entryOf(workspace, file) ?? { file, references: [] }
}
