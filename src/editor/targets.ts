import { toString as textOfNode } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Location } from 'vscode-languageserver/node'
import { schemaOf } from '../compiler/fields/parts-of-file.ts'
import { splitFrontmatter } from '../compiler/frontmatter/split-frontmatter.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import { propSchema } from '../compiler/markdown/lint/check-props.ts'
import { createHeadingIds } from '../compiler/markdown/metadata/heading-ids.ts'
import { cleanText } from '../compiler/read/read-source.ts'
import { aliasesOf } from '../compiler/urls/entry-addresses.ts'
import type { Target } from '../content/schemas/fields.ts'
import { canonicalPath } from '../lib/site-path.ts'
import { dataOf, fieldAt } from './fields.ts'
import { valuePath } from './place.ts'
import { entriesOf, type Spot, textOf, uriOf, type Workspace } from './workspace.ts'

/** The kind of target that the word at a place names: an entry, an image, a page. */
function namedAt(spot: Spot): Target | undefined {
  const { file, place } = spot
  if (place.kind === 'address')
    return { kind: place.word.text.startsWith('/images/') ? 'image' : 'link' }
  if (place.kind === 'prop-value') return propSchema(place.component, place.prop)?.target
  if (place.kind !== 'value' && place.kind !== 'field') return undefined
  const schema = schemaOf(file)
  if (!schema) return undefined
  // An item of a list has no name; it is a value of the list.
  if (place.kind === 'field' && place.path.colon >= 0) return undefined
  const path = place.kind === 'value' ? valuePath(place) : place.path.parent
  return fieldAt(schema, path, dataOf(spot)).schema?.target
}

/** The entry that the word at a place names, by its slug or by its address. */
export function entryNamed(spot: Spot): LoadedEntry | undefined {
  const { workspace, place } = spot
  const { text } = place.word
  const target = namedAt(spot)
  if (target?.kind === 'entry')
    return entriesOf(workspace).find(
      ({ collection, slug }) => collection === target.collection && slug === text,
    )
  return target?.kind === 'link' ? entryAt(workspace, text) : undefined
}

/** The entry at an address, which may be one of its aliases. */
function entryAt(workspace: Workspace, address: string): LoadedEntry | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/')) return undefined
  const url = canonicalPath(path)
  const entries = entriesOf(workspace)
  return (
    entries.find((entry) => entry.url === url) ??
    entries.find((entry) => aliasesOf(entry).includes(url))
  )
}

/** The headings of a page, or of the file itself where no page is named. */
export function headingsOf(workspace: Workspace, file: string, page: string) {
  const found = page === '' ? file : entryAt(workspace, page)?.file
  return found === undefined ? [] : headingsIn(textOf(workspace, found))
}

export function definitionAt(spot: Spot): Location | undefined {
  const { workspace, file } = spot
  const { text } = spot.place.word
  const target = namedAt(spot)
  if (!target) return undefined
  if (target.kind === 'image') return locationOf(workspace, `content${text}`, 0)
  const found = text.startsWith('#') ? file : entryNamed(spot)?.file
  if (!found) return undefined
  const [, id = ''] = /#(.*)$/.exec(text) ?? []
  const headings = id && target.kind === 'link' ? headingsIn(textOf(workspace, found)) : []
  return locationOf(workspace, found, headings.find((heading) => heading.id === id)?.line ?? 0)
}

function locationOf(workspace: Workspace, file: string, line: number): Location {
  const place = { line, character: 0 }
  return { uri: uriOf(workspace, file), range: { start: place, end: place } }
}

const markdown = unified().use(remarkParse)

/** The headings of a text, with their lines. */
function headingsIn(source: string) {
  const nextId = createHeadingIds()
  return markdown.parse(splitFrontmatter(cleanText(source)).body).children.flatMap((node) => {
    if (node.type !== 'heading') return []
    const text = textOfNode(node)
    return { id: nextId(text), text, line: (node.position?.start.line ?? 1) - 1 }
  })
}
