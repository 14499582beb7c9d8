import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Costs 1 for an accent, 60 for b and v, 100 for another letter. */
export type Proposal = { word: string; cost: number }

/**
 * Letters that sound alike, besides those that the dictionary names: `haver`, `nesecitas`,
 * `desarollo`.
 */
const confused = [
  { map: 'bv|scz|gj|yi', replace: 60 },
  { map: '(h)()|(rr)(r)|(qu)(k)(c)|(ll)(y)|(n)(m)', replace: 60 },
]

/** A proposal that costs more is a different word. */
const highestCost = 160

/** Abbreviations that the dictionary lacks: of minutes, days and months, as used in tables. */
const shortForms = new Set(
  'min ext prom lun jue vie sáb feb abr may jun jul ago sep sept oct nov dic'.split(' '),
)

let opened: ReturnType<typeof readDictionary> | undefined

/** Opens cspell's Spanish dictionary, which takes a fifth of a second, once. */
export function openDictionary() {
  opened ??= readDictionary()
  return opened
}

async function readDictionary() {
  const { decodeTrie, mapDictionaryInformationToWeightMap } = await import('cspell-trie-lib')
  const about = createRequire(import.meta.url).resolve('@cspell/dict-es-es')
  const [definition] = JSON.parse(readFileSync(about, 'utf8')).dictionaryDefinitions
  const trie = decodeTrie(gunzipSync(readFileSync(join(dirname(about), definition.path))))
  const { suggestionEditCosts, ...information } = definition.dictionaryInformation
  const weightMap = mapDictionaryInformationToWeightMap({
    ...information,
    suggestionEditCosts: [...suggestionEditCosts, ...confused],
  })
  const how = { numSuggestions: 1, ignoreCase: false, changeLimit: 2, weightMap }
  const isEntry = (word: string) => trie.has(word) || shortForms.has(word)
  return {
    has: (word: string) =>
      isEntry(word) || isEntry(singular(word)) || withoutPronouns(word).some(isEntry),
    propose(word: string): Proposal | undefined {
      const [first] = trie.suggestWithCost(word, how)
      return first && first.cost <= highestCost ? { word: first.word, cost: first.cost } : undefined
    },
  }
}

/** The dictionary lacks the plurals of some nouns: `montos`. */
const singular = (word: string) => word.replace(/(?<=[aeiou])s$/, '')

const pronouns = /^(.+?)(?:(?:me|te|se|nos)?l[aeo]s?|me|te|se|nos)$/
const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/**
 * The verb of `apagarlo`, `pruébala`, `enviándoselos`: the dictionary has only the common forms.
 */
function withoutPronouns(word: string): string[] {
  const [, verb = ''] = pronouns.exec(word) ?? []
  if (/[aei]r$/.test(verb)) return [verb]
  const plain = verb.replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)
  // `comprala` is a mistake: with its pronoun such a verb takes an accent.
  return plain !== verb || /(?:haz|pon|ten|ven|sal|di|da|ve)$/.test(verb) ? [plain, verb] : []
}
