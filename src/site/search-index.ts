import type { Store } from '../compiler/store.ts'
import type { Content } from '../content/read-content.ts'
import { compare } from '../lib/compare.ts'
import { groupBy } from '../lib/group-by.ts'
import { hashOf } from '../lib/hash.ts'
import {
  idsPerKind,
  indexPath,
  type PackedPostings,
  partPath,
  resultKinds,
  type SearchIndex,
  type SearchText,
  textPath,
} from '../lib/search-files.ts'
import { wordsIn } from '../lib/search-words.ts'
import type { OutputFolder } from './output-folder.ts'
import { type FinishedPage, openTexts, type SearchableText } from './searchable-texts.ts'

/** The words of one search result, and a digit for the weight of each. */
type Known = Pick<SearchText, 'url' | 'title' | 'kind'> & { words: string; weights: string }

/** The results on each page, by its URL, with the key that made the page. */
type KnownPages = Record<string, { key: string; found: Known[] }>

/** The store's records: the words of each page, and the files of the last index with their keys. */
const wordsRecord = 'search-words'
const filesRecord = 'search-files'

/** Version of the weighting of words; cached results of another version are not reused. */
const version = '6'

/** The size in bytes above which a part is divided, as long as its words have another letter. */
const largestPart = 24_000

/**
 * Writes the search index. Only pages that changed are read again; the index is made from the words
 * of all pages.
 *
 * @param output the folder of the site, with its pages written
 * @param pages their URL paths without the base, with the file of each and the key that made it
 * @returns how many results there are; `undefined` when the index of the same pages exists
 */
export function buildSearchIndex(
  output: Pick<OutputFolder, 'keep' | 'read' | 'write'>,
  pages: readonly FinishedPage[],
  content: Pick<Content, 'blog' | 'services' | 'readBody'>,
  store: Pick<Store, 'read' | 'write'>,
): number | undefined {
  const key = hashOf(JSON.stringify(pages.map((page) => [page.url, page.key])))
  const last = store.read<[path: string, key: string][]>(filesRecord, key)
  if (last?.every(([path, key]) => output.keep(path, key))) return undefined

  const files: [path: string, key: string][] = []
  const write = (path: string, text: () => string, key: string) => {
    const file = path.slice(1)
    files.push([file, key])
    if (!output.keep(file, key)) output.write(file, text(), key)
  }
  const before = store.read<KnownPages>(wordsRecord, version) ?? {}
  const known: KnownPages = {}
  const textsOf = openTexts(content, output.read)
  const numberOf = openNumbers()
  const found: Numbered[] = []
  const asked = new Set<string>()
  for (const page of pages) {
    const old = before[page.url]
    let texts: SearchableText[] | undefined
    const read = () => (texts ??= textsOf(page))
    const entry = old?.key === page.key ? old : { key: page.key, found: read().map(withWords) }
    known[page.url] = entry
    for (const [index, { url, title, kind, words, weights }] of entry.found.entries()) {
      // A question is listed once, for the first page that answers it.
      const [, question = title] = url.split('#', 2)
      if (kind === 'Pregunta' && asked.has(question)) continue
      asked.add(question)
      const id = numberOf(url, kind)
      found.push({ id, words, weights })
      const text = () => JSON.stringify(read()[index]?.found)
      // The key includes the URL, because another page can change which result gets a contested
      // number.
      write(textPath(id), text, `${page.key} ${url}`)
    }
  }
  const parts: Record<string, string> = {}
  for (const [prefix, text] of partsOf(postingsOf(found))) {
    const hash = hashOf(text)
    const name = hash.slice(0, 8)
    parts[prefix] = name
    write(partPath(name), () => text, hash)
  }
  const index = JSON.stringify({ size: found.length, parts } satisfies SearchIndex)
  write(indexPath, () => index, hashOf(index))
  store.write(wordsRecord, version, known)
  store.write(filesRecord, key, files)
  return found.length
}

/**
 * The usual length of a text in words, and the length below which a shorter text no longer counts
 * as more relevant.
 */
const [usualLength, shortLength] = [300, 150]

/** BM25's usual constants. */
const [saturation, lengthShare] = [1.2, 0.75]

/**
 * The words of a text with their weights: from 1 to 5 by BM25, plus 4 for words in the title, or
 * plus 2 for keywords, which state what the text is about.
 */
function withWords({ found, keywords = '' }: SearchableText): Known {
  const { url, title, kind, text } = found
  const counts = new Map<string, number>()
  const body = wordsIn(`${text} ${keywords}`)
  for (const form of body.flatMap(({ forms }) => forms))
    counts.set(form, (counts.get(form) ?? 0) + 1)
  const inKeywords = new Set(wordsIn(keywords).flatMap(({ forms }) => forms))
  const inTitle = new Set(wordsIn(title).flatMap(({ forms }) => forms))
  const length = Math.max(body.length, shortLength)
  const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
  const words = [...new Set([...inTitle, ...counts.keys()])].sort()
  const weights = words.map((word) => {
    const count = counts.get(word) ?? 0
    return (
      Math.max(1, Math.ceil((5 * count) / (count + damping))) +
      (inTitle.has(word) ? 4 : inKeywords.has(word) ? 2 : 0)
    )
  })
  return { url, title, kind, words: words.join(' '), weights: weights.join('') }
}

/**
 * Assigns a number to each result. It is derived from the address, so that other pages do not
 * change it; if it is taken, the later result gets the next free number.
 */
function openNumbers(): (url: string, kind: Known['kind']) => number {
  const taken = new Set<number>()
  return (url, kind) => {
    const from = resultKinds.indexOf(kind) * idsPerKind
    const first = Number.parseInt(hashOf(url).slice(0, 5), 16)
    let id = from + first
    while (taken.has(id)) id = from + ((id + 1 - from) % idsPerKind)
    taken.add(id)
    return id
  }
}

type Numbered = { id: number } & Pick<Known, 'words' | 'weights'>

/** The postings of each word as JSON, sorted by word. */
function postingsOf(found: readonly Numbered[]): PackedWord[] {
  const lists = new Map<string, { last: number; weights: string[]; steps: number[] }>()
  for (const { id, words, weights } of [...found].sort((a, b) => a.id - b.id))
    for (const [index, word] of words.split(' ').entries()) {
      const list = lists.get(word) ?? { last: 0, weights: [], steps: [] }
      if (list.last === 0) lists.set(word, list)
      list.weights.push(weights.charAt(index))
      list.steps.push(id - list.last)
      list.last = id
    }
  return [...lists]
    .sort(([a], [b]) => compare(a, b))
    .map(([word, { weights, steps }]) => {
      const packed: PackedPostings = [weights.join(''), ...steps]
      return { word, json: `"${word}":${JSON.stringify(packed)}` }
    })
}

type PackedWord = { word: string; json: string }

/**
 * The parts of an index, each with the prefix of its words. A part that is too large is divided by
 * the next letter, so that a word that is added or removed changes one part only.
 *
 * @param words sorted, all with this prefix
 */
function* partsOf(
  words: readonly PackedWord[],
  prefix = '',
): Generator<[prefix: string, json: string]> {
  const length = words.reduce((sum, { json }) => sum + json.length, 0)
  if (words.length < 2 || length <= largestPart) {
    yield [prefix, `{${words.map(({ json }) => json).join(',')}}`]
    return
  }
  const groups = groupBy(words, ({ word }) => word.slice(0, prefix.length + 1))
  for (const [longer, group] of groups) yield* partsOf(group, longer)
}
