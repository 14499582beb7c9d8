import { type CollectionName, urlPrefixOf } from '../../content/collections.ts'
import { questionId } from '../../lib/question-id.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { StoredBody } from '../markdown/store-body.ts'
import { type Edit, rangeAt } from '../text/range.ts'

/** The path of an entry's own page, without the base; `undefined` when it has none. */
export function entryUrl(
  collection: CollectionName,
  slug: string,
  data: Fields | undefined,
): string | undefined {
  if (collection === 'pages' && data?.template === 'home') return '/'
  if (collection === 'pages' && data?.template === 'not-found') return '/404'
  const prefix = urlPrefixOf(collection)
  return prefix === undefined ? undefined : prefix + slug
}

export function aliasesOf({ raw }: Pick<LoadedEntry, 'raw'>): string[] {
  const aliases = raw?.aliases
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []
}

/** The ids of an entry's headings; a page made of sections has no body, and unknown anchors. */
export const anchorsOf = ({ body }: LoadedEntry): string[] => (body?.hash ? headingIds(body) : [])

/**
 * The anchors that every page has besides its own headings. The page's own ids begin with a capital
 * letter, which a heading's id never contains, so the two never collide.
 */
const commonAnchors = ['Contenido']

/** The anchors around the text of an article. */
const articleAnchors = ['Contenidos', 'Sigue']

/**
 * The anchors that a link to the home page may name: its sections, and the questions that it
 * answers.
 */
export const homeAnchors = (home?: Pick<LoadedEntry, 'references'>): ReadonlySet<string> =>
  new Set([
    ...commonAnchors,
    'contact',
    'proceso',
    ...(home?.references ?? []).flatMap((reference) =>
      'collection' in reference && reference.collection === 'faqs'
        ? questionId(reference.value)
        : [],
    ),
  ])

export const headingIds = ({ headings }: Pick<StoredBody, 'headings'>): string[] =>
  headings.map(({ id }) => id)

/** The anchors that a link to a page of text may name. */
export const pageAnchorsOf = (text: StoredBody): ReadonlySet<string> =>
  new Set([...headingIds(text), ...commonAnchors, ...articleAnchors])

/** The addresses of all published pages, and `address#anchor` of their headings. */
export function publicKeys(entries: readonly LoadedEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { url, published } = entry
    if (url === undefined || !published || url === '/404') return []
    return [url, ...aliasesOf(entry), ...anchorsOf(entry).map((id) => `${url}#${id}`)]
  })
}

/**
 * Adds a former address to the fields of a file, in the notation that its list already uses;
 * `undefined` where they cannot be read, because what is added there would not be read either.
 *
 * @param source the file, with its lines ended by `\n`
 */
export function addAlias(source: string, alias: string): Edit | undefined {
  const { written, data, closingLine } = splitFrontmatter(source)
  if (!data) return undefined
  const list = written(['aliases'])
  if (!list) {
    // An `aliases:` without a value is filled in place.
    const line =
      'aliases' in data ? source.split('\n').findIndex((text) => text.startsWith('aliases:')) : -1
    if (line >= 0) return { range: rangeAt(line + 1, 9, 0), text: ` [${alias}]` }
    return { range: rangeAt(closingLine, 1, 0), text: `aliases: [${alias}]\n` }
  }
  if (list.text.startsWith('[')) {
    if (/^\[\s*\]$/.test(list.text)) return { range: list.range, text: `[${alias}]` }
    const { start } = list.range
    return { range: { start, end: { ...start, column: start.column + 1 } }, text: `[${alias}, ` }
  }
  // A list with dashes begins at its first dash.
  const { line, column } = list.range.start
  return { range: rangeAt(line, column, 0), text: `- ${alias}\n${' '.repeat(column - 1)}` }
}
