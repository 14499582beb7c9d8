import { join } from 'node:path'
import { partsOf, schemaOf } from '../fields/parts-of-file.ts'
import { type FileCache, openFileCache } from '../file-cache.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { bodySyntax } from '../messages/es/body-syntax.ts'
import { flag, inFile, type Problem } from '../problem.ts'
import { readSource } from '../read/read-source.ts'
import type { Store } from '../store.ts'
import { openDictionary, type Proposal } from './dictionary.ts'
import { findUnknown, type UnknownWord } from './find-unknown.ts'
import { readWords, wordsFile } from './own-words.ts'

/** A text with more unknown words is in another language. */
const most = 20

/** How many words of a text get a proposal; finding one takes a thirtieth of a second. */
const mostAsked = 60

/** Longer strings are not words, and finding a proposal would take minutes and gigabytes. */
const longestWord = 60

/** A capitalised word at the beginning of a sentence is a name if its proposal costs more. */
const highestForNames = 75

/**
 * Opens the spell checker, which caches the results of each file by its bytes; the dictionary is
 * loaded only when a text is new.
 */
export function openSpelling(root: string, store: Store, version: string) {
  const cache = openFileCache(store, version, 'spelling')
  const inRoot = (file: string) => join(root, file)

  async function unknownIn(file: string): Promise<UnknownWord[]> {
    const source = readSource(inRoot(file))
    if ('problem' in source) return []
    return cache.note(file, source.hash, await wordsOf(file, source.text))
  }

  return {
    /** Reports cached results and checks new texts whole, while there is time (in milliseconds). */
    async check({ entries, site }: LoadedContent, time: number) {
      const end = performance.now() + time
      const { words, problems } = readWords(inRoot(wordsFile))
      // Every word of the list would be unknown.
      if (problems.length > 0) return { problems, isComplete: true }
      cache.begin()
      let isComplete = true
      const read = entries.filter(isRead)
      for (const { file } of site ? [...read, site] : read) {
        const kept = cache.recall<UnknownWord[]>(file, inRoot(file))
        if (!kept && performance.now() > end) {
          isComplete = false
          continue
        }
        const unknown = kept ?? (await unknownIn(file))
        problems.push(...(await problemsOf(file, unknown, words, cache)))
      }
      return { problems, isComplete }
    },
    async checkText(entry: LoadedEntry, text: string): Promise<Problem[]> {
      const { file } = entry
      if (!isRead(entry)) return []
      const { words, problems } = readWords(inRoot(wordsFile))
      return problems.length > 0 ? [] : problemsOf(file, await wordsOf(file, text), words, cache)
    },
    save: cache.save,
  }
}

/** Where the syntax is broken, names of fields and tags would be taken for words. */
const isRead = ({ raw, problems }: LoadedEntry) =>
  raw !== undefined && !problems.some(({ code }) => Object.hasOwn(bodySyntax, code))

async function wordsOf(file: string, text: string): Promise<UnknownWord[]> {
  const schema = schemaOf(file)
  return schema ? findUnknown({ ...partsOf(file, text), schema }, (await openDictionary()).has) : []
}

async function problemsOf(
  file: string,
  unknown: readonly UnknownWord[],
  words: ReadonlySet<string>,
  cache: FileCache,
): Promise<Problem[]> {
  const problems: Problem[] = []
  let asked = 0
  for (const { word, range, more, isName } of unknown) {
    if (problems.length === most) break
    if (formsOf(word).some((form) => words.has(form))) continue
    const isWord = word.length <= longestWord && asked < mostAsked
    const proposal = isWord ? await proposalFor(word, cache) : undefined
    asked += 1
    if (isName && (!proposal || proposal.cost > highestForNames)) continue
    const meant = proposal?.word.replace(/^./, (letter) =>
      /^\p{Lu}/u.test(word) ? letter.toUpperCase() : letter,
    )
    const fault = { code: 'unknown-word', data: { word, meant }, repair: meant } as const
    const problem = inFile(file, flag(range, fault))
    problems.push(more > 0 ? { ...problem, more } : problem)
  }
  return problems
}

/** The forms in which the project's own words may list a word: in lower case, in the singular. */
const formsOf = (word: string) =>
  [word, word.toLowerCase()].flatMap((form) => [
    form,
    form.replace(/e?s$/, ''),
    form.replace(/s$/, ''),
  ])

/** The proposal for a word, cached because finding one is slow; see `mostAsked`. */
async function proposalFor(word: string, cache: FileCache): Promise<Proposal | undefined> {
  const key = `word:${word}`
  const kept = cache.trust<{ proposal?: Proposal }>(key)
  if (kept) return kept.proposal
  const proposal = (await openDictionary()).propose(word.toLowerCase())
  return cache.note(key, '', { proposal }).proposal
}
