import { join } from 'node:path'
import { collections } from '../../content/collections.ts'
import { siteSchema } from '../../content/schemas/site.ts'
import { type FileCache, openFileCache } from '../file-cache.ts'
import { parseYaml } from '../frontmatter/parse-yaml.ts'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { inFile, type LocalProblem, type Problem, warning } from '../problem.ts'
import { cleanText, readSource } from '../read/read-source.ts'
import type { Store } from '../store.ts'
import { fileStart } from '../text/range.ts'
import { openDictionary, type Proposal } from './dictionary.ts'
import { findUnknown, type UnknownWord } from './find-unknown.ts'
import { readWords, wordsFile } from './own-words.ts'

/** More words than these are another language. */
const most = 20

/** A word at the beginning of a sentence that differs by more is somebody's name. */
const highestForNames = 75

type Texts = Pick<LoadedContent, 'entries' | 'site'>

/** What was found in the texts that were looked at. */
export type Misspelt = { problems: Problem[]; isComplete: boolean }

/** The spelling of all texts, kept by the bytes of their files. */
type Spelling = {
  /**
   * Checks what it knows of before and, as long as there is time, what is new.
   *
   * @param time in milliseconds; a text that was begun is looked at to its end
   */
  check: (content: Texts, time: number) => Promise<Misspelt>
  /** Checks an entry as an editor holds it. */
  checkText: (entry: LoadedEntry, text: string) => Promise<Misspelt>
  save: () => void
}

/** Opens the spelling check; the dictionary is read when a text is new. */
export function openSpelling(root: string, store: Store, version: string): Spelling {
  const cache = openFileCache(store, version, 'spelling')
  const inRoot = (file: string) => join(root, file)

  const keptOf = (file: string) => cache.recall<UnknownWord[]>(file, inRoot(file))

  async function unknownIn(file: string, schema: Schema): Promise<UnknownWord[]> {
    const source = readSource(inRoot(file), file)
    if ('problem' in source) return []
    return cache.note(file, source.digest, await wordsOf(source.text, schema))
  }

  return {
    async check({ entries, site }, time) {
      const end = performance.now() + time
      cache.begin()
      const words = readWords(inRoot(wordsFile))
      const files = entries.map((entry) => ({
        entry,
        schema: collections[entry.collection].schema,
      }))
      const all = site ? [...files, { entry: site, schema: siteSchema }] : files
      const problems: Problem[] = []
      let isComplete = true
      for (const { entry, schema } of all) {
        const { file } = entry
        const kept = keptOf(file)
        if (!kept && performance.now() > end) {
          isComplete = false
          continue
        }
        for (const problem of await tell(kept ?? (await unknownIn(file, schema)), words, cache))
          problems.push(inFile(file, problem))
      }
      return { problems, isComplete }
    },
    async checkText({ file, collection }, text) {
      const unknown = await wordsOf(cleanText(text), collections[collection].schema)
      const words = readWords(inRoot(wordsFile))
      const problems = (await tell(unknown, words, cache)).map((problem) => inFile(file, problem))
      return { problems, isComplete: true }
    },
    save: cache.save,
  }
}

type Schema = (typeof collections)[keyof typeof collections]['schema'] | typeof siteSchema

async function wordsOf(text: string, schema: Schema): Promise<UnknownWord[]> {
  const isYaml = schema === siteSchema
  const parts = isYaml ? parseYaml(text, fileStart) : splitFrontmatter(text)
  return findUnknown({ ...parts, schema }, (await openDictionary()).has)
}

async function tell(
  unknown: readonly UnknownWord[],
  words: ReadonlySet<string>,
  cache: FileCache,
): Promise<LocalProblem[]> {
  const problems: LocalProblem[] = []
  for (const { word, range, more, isName } of unknown) {
    if (problems.length === most) break
    if (formsOf(word).some((form) => words.has(form))) continue
    const proposal = await proposalFor(word, cache)
    if (isName && (!proposal || proposal.cost > highestForNames)) continue
    const meant = proposal && inCaseOf(word, proposal.word)
    const repair = meant !== undefined && { repair: { range, text: meant, safe: false } }
    const cause = { code: 'unknown-word', data: { word, meant } } as const
    problems.push({ ...warning(range, { ...cause, ...repair }), ...(more > 0 && { more }) })
  }
  return problems
}

/** A word of the house begins a sentence, too, and has a plural. */
const formsOf = (word: string) =>
  [word, word.toLowerCase()].flatMap((form) => [
    form,
    form.replace(/e?s$/, ''),
    form.replace(/s$/, ''),
  ])

/** Searching a word takes a thirtieth of a second, so what was found is kept. */
async function proposalFor(word: string, cache: FileCache): Promise<Proposal | undefined> {
  const key = `word:${word}`
  const kept = cache.trust<{ proposal?: Proposal }>(key)
  if (kept) return kept.proposal
  const proposal = (await openDictionary()).propose(word.toLowerCase())
  return cache.note(key, '', { proposal }).proposal
}

const inCaseOf = (written: string, word: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word
