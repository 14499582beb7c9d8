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
import { rewritePromises } from '../compiler/move/rewrite.ts'
import { nameFault } from '../compiler/read/file-name.ts'
import { cleanText } from '../compiler/read/read-source.ts'
import { fileStart, type Range } from '../compiler/text/range.ts'
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
  const { file, slug } = entry
  const target = file.replace(`${slug}.mdx`, `${name}.mdx`)
  const files = ['content/site.yaml', ...entriesOf(workspace).map((other) => other.file)]
  const changes = files.flatMap((other): TextDocumentEdit[] => {
    const text = textOf(workspace, other)
    const edits = [
      ...editsOf(other, text, entry, name),
      ...(other === file ? aliasEdits(text, entry) : []),
    ]
    const version = workspace.openTexts().get(other)?.version ?? null
    const textDocument = { uri: uriOf(workspace, other), version }
    return edits.length > 0 ? [{ textDocument, edits }] : []
  })
  const promises = promiseEdits(workspace, entry, name)
  if (promises.length > 0)
    changes.push({
      textDocument: { uri: uriOf(workspace, promisesFile), version: null },
      edits: promises,
    })
  const [oldUri, newUri] = [uriOf(workspace, file), uriOf(workspace, target)]
  return { documentChanges: [...changes, { kind: 'rename', oldUri, newUri }] }
}

/** What was promised about an entry goes along with it. */
function promiseEdits(workspace: Workspace, entry: LoadedEntry, name: string): TextEdit[] {
  const { collection, slug, url } = entry
  const moved = url === undefined ? undefined : url.slice(0, -slug.length) + name
  const text = textOf(workspace, promisesFile)
  return rewritePromises(cleanText(text), {
    collection,
    from: { slug, url },
    to: { slug: name, url: moved },
    address: undefined,
  }).map(({ range, text: newText }) => ({ range: toEditorRange(range), newText }))
}

/** The places of a file that name an entry, with its new name. */
function editsOf(file: string, text: string, entry: LoadedEntry, name: string): TextEdit[] {
  const { url, slug } = entry
  const moved = url === undefined ? undefined : url.slice(0, -slug.length) + name
  const inFields = fieldRanges(file, text, entry).map(({ range, value }) => ({
    range: toEditorRange(range),
    newText: url !== undefined && value.startsWith('/') ? value.replace(url, moved ?? url) : name,
  }))
  return [...inFields, ...bodyEdits(file, text, entry, moved, name)]
}

function fieldRanges(file: string, text: string, { collection, slug, url }: LoadedEntry) {
  const source = cleanText(text)
  const yaml = isSettings(file) ? parseYaml(source, fileStart) : splitFrontmatter(source)
  const [, folder = ''] = file.split('/')
  const schema = isSettings(file)
    ? siteSchema
    : collections[folder as keyof typeof collections].schema
  return findReferences(schema, yaml.data).flatMap((reference) => {
    const { value, path } = reference
    const isNamed =
      reference.kind === 'entry'
        ? reference.collection === collection && value === slug
        : reference.kind === 'link' && isAddressOf(value, url)
    const range = isNamed ? yaml.written(path)?.range : undefined
    return range ? [{ range: withoutQuotes(source, range, value), value }] : []
  })
}

/** A link to a page, or to a place of it. */
const isAddressOf = (value: string, url: string | undefined) =>
  url !== undefined && (value === url || value.startsWith(`${url}#`) || value.startsWith(`${url}?`))

/** The value within its quotes. */
function withoutQuotes(text: string, { start, end }: Range, value: string): Range {
  const line = text.split('\n')[start.line - 1] ?? ''
  const column = line.indexOf(value, start.column - 1) + 1
  if (start.line !== end.line || column === 0) return { start, end }
  return {
    start: { ...start, column },
    end: { ...start, column: column + value.length },
  }
}

/** Links in Markdown and in props, and the services of prices. */
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

/** Notes the address that the page had, where it has one. */
function aliasEdits(text: string, { url, published }: LoadedEntry): TextEdit[] {
  if (url === undefined || !published) return []
  const lines = text.split(/\r?\n/)
  const line = lines.findIndex((one) => /^aliases:/.test(one))
  const insert = (at: number, character: number, newText: string): TextEdit[] => [
    edit(at, character, '', newText),
  ]
  if (line < 0) {
    const closing = lines.findIndex((one, index) => index > 0 && one.trim() === '---')
    return insert(closing, 0, `aliases: [${url}]\n`)
  }
  const written = lines[line] ?? ''
  const bracket = written.indexOf(']')
  if (bracket < 0)
    return insert(line + 1, 0, `${/^ *- /.exec(lines[line + 1] ?? '')?.[0] ?? '  - '}${url}\n`)
  return insert(line, bracket, /\[\s*\]/.test(written) ? url : `, ${url}`)
}
