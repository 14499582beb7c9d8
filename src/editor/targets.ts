import type { Location } from 'vscode-languageserver/node'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import { createHeadingIds } from '../compiler/markdown/metadata/heading-ids.ts'
import type { BodyHeading } from '../content/entries.ts'
import type { Target } from '../content/schemas/fields.ts'
import { canonicalPath } from '../lib/site-path.ts'
import { propSchema, targetOf } from './choices.ts'
import { dataOf, fieldAt, isSettings, schemaOf } from './fields.ts'
import { placeAt, valuePath, type Word } from './place.ts'
import { entriesOf, entryOf, fileOf, textOf, uriOf, type Workspace } from './workspace.ts'

/** A word that names something, and what: an entry, a picture, a page. */
type Naming = { word: Word; target: Target }

/** What the word at a place names. */
export function namingAt(
  workspace: Workspace,
  file: string,
  text: string,
  position: { line: number; character: number },
): Naming | undefined {
  const place = placeAt(text, position, isSettings(file))
  if (!place) return undefined
  const { word } = place
  if (place.kind === 'address') {
    const kind = word.text.startsWith('/images/') ? 'image' : 'link'
    return { word, target: { kind } }
  }
  if (place.kind === 'prop-value')
    return named(word, targetOf(propSchema(place.component, place.prop)))
  if (place.kind !== 'value' && place.kind !== 'field') return undefined
  const schema = schemaOf(file)
  if (!schema) return undefined
  // A line of a list has no name: it is a value of the list.
  if (place.kind === 'field' && place.path.colon >= 0) return undefined
  const path = place.kind === 'value' ? valuePath(place) : place.path.parent
  const { schema: type } = fieldAt(schema, path, dataOf(workspace, file, text))
  return named(word, targetOf(type))
}

const named = (word: Word, target: Target | undefined): Naming | undefined =>
  target && { word, target }

/** The entry that a word names, by its slug or by its address. */
export function entryNamed(
  workspace: Workspace,
  { word: { text }, target }: Naming,
): LoadedEntry | undefined {
  const entries = entriesOf(workspace)
  if (target.kind === 'entry')
    return entries.find(({ collection, slug }) => collection === target.collection && slug === text)
  return target.kind === 'link' ? entryAt(workspace, text) : undefined
}

/** The entry at an address, or at one that it had. */
function entryAt(workspace: Workspace, address: string): LoadedEntry | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/')) return undefined
  const url = canonicalPath(path)
  const entries = entriesOf(workspace)
  return (
    entries.find((entry) => entry.url === url) ??
    entries.find(({ raw }) => (raw as { aliases?: unknown[] } | undefined)?.aliases?.includes(url))
  )
}

/** The headings of a page, or of the file itself where no page is named. */
export function headingsOf(workspace: Workspace, file: string, page: string): BodyHeading[] {
  const entry = page === '' ? entryOf(workspace, file) : entryAt(workspace, page)
  return entry?.body?.headings ?? []
}

/** Where that stands which a word names. */
export function definitionAt(
  workspace: Workspace,
  uri: string,
  text: string,
  position: { line: number; character: number },
): Location | undefined {
  const file = fileOf(workspace, uri)
  const naming = file === undefined ? undefined : namingAt(workspace, file, text, position)
  if (file === undefined || !naming) return undefined
  const { word, target } = naming
  if (target.kind === 'image') return locationOf(workspace, `content${word.text}`, 0)
  const found = word.text.startsWith('#') ? file : entryNamed(workspace, naming)?.file
  if (!found) return undefined
  const [, id = ''] = /#(.*)$/.exec(word.text) ?? []
  const line = id && target.kind === 'link' ? headingLine(textOf(workspace, found), id) : 0
  return locationOf(workspace, found, line)
}

function locationOf(workspace: Workspace, file: string, line: number): Location {
  const place = { line, character: 0 }
  return { uri: uriOf(workspace, file), range: { start: place, end: place } }
}

/** The line of the heading with an id, or the first one. */
function headingLine(text: string, id: string): number {
  const nextId = createHeadingIds()
  const idOf = (line: string) => nextId(line.replace(/^#+\s+/, '').replace(/[*`]/g, ''))
  const lines = text.split('\n')
  const found = lines.findIndex((line) => /^#{2,6}\s/.test(line) && idOf(line) === id)
  return Math.max(0, found)
}
