import { collectionOf, entriesIn } from '../compiler/collect-indices.ts'
import { findReferences } from '../compiler/fields/walk-schema.ts'
import { collections } from '../content/collections.ts'
import type { Content } from '../content/read-content.ts'
import { compare } from '../lib/compare.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { soundPages } from '../pages/site-pages.ts'
import { type ContentState, type EntryChange, textOf } from './changed-entries.ts'

export type Reason = {
  /** The file that somebody changed. */
  file: string
  /** How the page depends on it, in Spanish, e.g. `author de content/blog/hola.mdx`. */
  through: string
}

/** The dependency of a page on its own file. */
export const ownFile = 'es el archivo de esta página'

/**
 * Returns the data of a page as text to compare: empty where an undone change leaves a reference
 * behind, and `undefined` for a page that does not exist.
 */
type PageTexts = (url: string) => string | undefined

function textsOf(content: Content): PageTexts {
  const pages = new Map(soundPages(content).map((page) => [page.url, page]))
  return (url) => {
    const page = pages.get(url)
    return page && (ifReadable(() => JSON.stringify([page.data(), page.lastModified])) ?? '')
  }
}

/** A state's content with one change undone, which may need the images of the other state. */
function without(change: EntryChange, state: Content, other: Content, isHead: boolean): Content {
  const { collection } = change
  const from = { ...state, images: { ...other.images, ...state.images } }
  if (collection === 'site') return { ...from, site: other.site }
  const [own, foreign] = isHead ? [change.after, change.before] : [change.before, change.after]
  const all = from[collection]
  const entries = all.filter((entry) => entry !== own)
  if (!foreign) return { ...from, [collection]: entries }
  const changed = own
    ? all.map((entry) => (entry === own ? foreign : entry))
    : [...entries, foreign].sort((a, b) => compare(a.file, b.file))
  return { ...from, [collection]: changed }
}

/**
 * Finds out which changes of entries affect which pages. A change affects a page if undoing that
 * change alone gives the page other data: a page depends on the content and nothing else, so no
 * list of dependencies has to be kept.
 *
 * @returns the reasons for the change of a page, or for its removal
 */
export function contentCauses(
  base: ContentState,
  head: ContentState,
  changes: readonly EntryChange[],
): (url: string, isGone: boolean) => Reason[] {
  const now = textsOf(head.content)
  const undone = changes.map((change) => ({
    change,
    head: textsOf(without(change, head.content, base.content, true)),
    base: textsOf(without(change, base.content, head.content, false)),
  }))
  return (url, isGone) => {
    const state = isGone ? base : head
    const text = now(url)
    const found = isGone
      ? undone.filter(({ base }) => base(url) === undefined)
      : undone.filter(({ head }) => head(url) !== text)
    const reasons = found.flatMap(({ change }) => [
      ...(change.isDerived
        ? []
        : [{ file: change.file, through: way(url, change, state.content) }]),
      ...(shows(text, change, head.content) ? citedBy(change, changes, state) : []),
    ])
    return reasons.filter(
      (reason, index) => reasons.findIndex(({ file }) => file === reason.file) === index,
    )
  }
}

/** Whether the data of a page contain the body of an entry, by its hash or in full. */
function shows(text = '', { after }: EntryChange, { readBody }: Content): boolean {
  const hash = after?.body?.hash
  if (hash === undefined) return false
  return text.includes(hash) || text.includes(JSON.stringify(readBody(hash)).slice(1, -1))
}

/** Services whose plans changed and whose prices the body of an entry shows. */
function citedBy(
  { file }: EntryChange,
  changes: readonly EntryChange[],
  { folder }: ContentState,
): Reason[] {
  const text = textOf(folder, file) ?? ''
  return changes
    .filter(
      (one) => text.includes(`service="${one.slug}"`) && plansOf(one.before) !== plansOf(one.after),
    )
    .map((one) => ({ file: one.file, through: `el texto de ${file} lo cita` }))
}

const plansOf = (entry: EntryChange['after']) =>
  entry && 'plans' in entry.data ? JSON.stringify(entry.data.plans) : ''

/** How a page depends on an entry: as its own, through a reference from its own, or by listing it. */
function way(url: string, { collection, slug, file }: EntryChange, content: Content): string {
  if (collection === 'site') return 'son los ajustes del sitio'
  const own = entriesIn(content).find((entry) => entry.url === url)
  if (!own) return 'la página lo muestra'
  if (own.file === file) return ownFile
  const reference = findReferences(collections[collectionOf(own)].schema, own.data).find(
    (one) => one.kind === 'entry' && one.collection === collection && one.value === slug,
  )
  if (!reference) return `la página muestra la colección ${collection}`
  const field = reference.path.filter((part) => typeof part === 'string').join('.')
  return `${field} de ${own.file}`
}
