import type {
  Range as EditorRange,
  Position,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { LoadedContent, LoadedEntry } from '../compiler/loaded-entry.ts'
import { type FileEdits, planMove } from '../compiler/move/plan-move.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { UserError } from '../lib/user-error.js'
import { toEditorRange } from './diagnostics.ts'
import { rangeOfWord, type Word } from './place.ts'
import { entryNamed } from './targets.ts'
import { entryOf, fileOf, spotAt, textOf, uriOf, type Workspace } from './workspace.ts'

/** The entry that can be renamed at a position, and the range of its name there. */
export function renamingAt(
  workspace: Workspace,
  uri: string,
  position: Position,
): { entry: LoadedEntry; range: EditorRange } | undefined {
  // The first line of a file stands for the file itself.
  const file = fileOf(workspace, uri)
  const own = file && position.line === 0 ? entryOf(workspace, file) : undefined
  if (own) return { entry: own, range: rangeOfWord({ line: 0, start: 0, end: 3, text: '---' }) }
  const spot = spotAt(workspace, uri, position)
  const entry = spot && entryNamed(spot)
  if (!entry) return undefined
  return { entry, range: rangeOfWord(nameIn(spot.place.word, entry)) }
}

/** The entry's name in a word; the whole word where it does not end with it, as in an alias. */
function nameIn(word: Word, { slug }: LoadedEntry): Word {
  const [path = ''] = word.text.split(/\/?(?:[?#]|$)/, 1)
  const at = path.lastIndexOf('/') + 1
  if (path.slice(at) !== slug) return word
  const start = word.start + at
  return { ...word, start, end: start + slug.length }
}

/**
 * Renames an entry as `npm run move` does: its file, every field and body that names it, and its
 * former address, which then redirects to it.
 *
 * @throws {UserError} when the name is not allowed, or the fields of an entry cannot be read
 */
export async function renameEntry(
  workspace: Workspace,
  { collection, slug }: LoadedEntry,
  name: string,
): Promise<WorkspaceEdit> {
  const { from, to, changes } = planMove(await contentOf(workspace), {
    from: `${collection}/${slug}`,
    to: `${collection}/${name}`,
    read: (file) => ifReadable(() => textOf(workspace, file)),
  })
  const [oldUri, newUri] = [uriOf(workspace, from), uriOf(workspace, to)]
  return {
    documentChanges: [
      ...changes.map((change) => textEdits(workspace, change)),
      { kind: 'rename', oldUri, newUri },
    ],
  }
}

/** The saved content, with the texts that are open in the editor in place of their files. */
async function contentOf({ build, openTexts }: Workspace): Promise<LoadedContent> {
  const open = openTexts()
  const { entries, site } = build.loaded()
  const current: LoadedEntry[] = []
  for (const entry of entries) {
    const text = open.get(entry.file)?.getText()
    const typed = text === undefined ? undefined : await build.readText(entry.file, text)
    const read = typed ?? entry
    // What names the entry there could not be changed.
    if (!read.raw)
      throw new UserError(`Los campos de ${entry.file} no se pueden leer: corrígelos primero.`)
    current.push(read)
  }
  return { entries: current, site }
}

const textEdits = (workspace: Workspace, { file, edits }: FileEdits): TextDocumentEdit => ({
  textDocument: {
    uri: uriOf(workspace, file),
    version: workspace.openTexts().get(file)?.version ?? null,
  },
  edits: edits.map(({ range, text }) => ({ range: toEditorRange(range), newText: text })),
})
