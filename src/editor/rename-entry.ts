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
import { splitFrontmatter } from '../compiler/frontmatter/split-frontmatter.ts'
import { promisesFile } from '../compiler/load-promises.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import { type Move, rewriteLinks, rewritePromises } from '../compiler/move/rewrite.ts'
import { nameFault } from '../compiler/read/file-name.ts'
import { cleanText } from '../compiler/read/read-source.ts'
import { fileStart } from '../compiler/text/range.ts'
import { addAlias, type Edit } from '../compiler/urls/add-alias.ts'
import { collections } from '../content/collections.ts'
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
export function renameEntry(workspace: Workspace, entry: LoadedEntry, name: string): WorkspaceEdit {
  const { file, slug, collection, url, published } = entry
  const target = file.replace(`${slug}.mdx`, `${name}.mdx`)
  const moved = url === undefined ? undefined : url.slice(0, -slug.length) + name
  const address = workspace.build.loaded().site?.address
  const move: Move = { collection, from: { slug, url }, to: { slug: name, url: moved }, address }
  const files = ['content/site.yaml', ...entriesOf(workspace).map((other) => other.file)]
  const changes = files.flatMap((other) => {
    const text = textOf(workspace, other)
    const source = cleanText(text)
    const edits = rewriteLinks(
      { file: other, references: referencesOf(other, source) },
      source,
      move,
    )
    if (other === file && url !== undefined && published) edits.push(addAlias(source, url))
    return changeOf(workspace, other, [
      ...edits.map(toTextEdit),
      ...bodyEdits(other, text, entry, moved, name),
    ])
  })
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

/** What the fields of a text name, as the text stands in the editor. */
function referencesOf(file: string, source: string) {
  if (isSettings(file)) return findReferences(siteSchema, parseYaml(source, fileStart).data)
  const [, folder = ''] = file.split('/')
  const { schema } = collections[folder as keyof typeof collections]
  return findReferences(schema, splitFrontmatter(source).data)
}

/**
 * Links in Markdown and in props, and the services of prices. By their form, since the compiler knows
 * only the places of a text that was saved.
 */
function bodyEdits(
  file: string,
  text: string,
  { collection, slug, url }: LoadedEntry,
  moved: string | undefined,
  name: string,
): TextEdit[] {
  if (isSettings(file)) return []
  const first = splitFrontmatter(cleanText(text)).closingLine
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (index < first) return []
    const addresses = [...line.matchAll(/(\]\(|\]:\s*|\b(?:to|href)=["'])(\/[^\s)"'#?]*)/g)]
      .filter(([, , address]) => address === url)
      .map(({ index: at, 1: before = '' }) =>
        edit(index, at + before.length, url ?? '', moved ?? ''),
      )
    const services = [...line.matchAll(/(<PlanPrice\b[^>]*\bservice=["'])([\w-]+)/g)]
      .filter(([, , service]) => collection === 'services' && service === slug)
      .map(({ index: at, 1: before = '' }) => edit(index, at + before.length, slug, name))
    return [...addresses, ...services]
  })
}

const edit = (line: number, character: number, old: string, newText: string): TextEdit => ({
  range: { start: { line, character }, end: { line, character: character + old.length } },
  newText,
})
