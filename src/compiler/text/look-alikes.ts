import { codeOf } from '../../lib/invisible-characters.ts'

/** Characters that look like others, by their Spanish names. */
const names: Record<string, string> = {
  '\u00a0': 'espacio duro',
  '\u202f': 'espacio duro fino',
  '\u2009': 'espacio fino',
  '\u2010': 'guion tipográfico',
  '\u2011': 'guion duro',
  '\u2012': 'guion de cifras',
  '\u2013': 'raya corta',
  '\u2014': 'raya',
  '\u2212': 'signo menos',
  '\uff1a': 'dos puntos anchos',
  '\u2044': 'barra de fracción',
}

const plain: Record<string, string> = {
  // Cyrillic and Greek letters that look like Latin ones.
  ...asPlain('аеорсухіјѕԁһАВЕКМНОРСТХІЅЈ', 'aeopcyxijsdhABEKMHOPCTXISJ'),
  ...asPlain('ορνιΑΒΕΗΙΚΜΝΟΡΤΧΥΖ', 'opviABEHIKMNOPTXYZ'),
  '\uff1a': ':',
  '\u2044': '/',
}

function asPlain(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter, index) => [letter, latin[index] ?? '']))
}

/** A character by the name that a writer can look up, with its code. */
export const nameOf = (character: string) => ({
  name: names[character] ?? scriptOf(character),
  code: codeOf(character),
})

function scriptOf(character: string): string {
  if (/\p{Script=Cyrillic}/u.test(character)) return `letra cirílica «${character}»`
  if (/\p{Script=Greek}/u.test(character)) return `letra griega «${character}»`
  return /\p{Zs}/u.test(character) ? 'espacio especial' : `signo «${character}»`
}

const withPlain = (text: string): string =>
  text.replace(/[^\p{ASCII}\u00a1-\u00ff]/gu, (character) => {
    if (/\p{Zs}/u.test(character)) return ' '
    return /\p{Pd}|\u2212/u.test(character) ? '-' : (plain[character] ?? character)
  })

/** What is wrong with a text that contains a character that looks like another one. */
export function lookAlikeFault(text: string) {
  const plainText = withPlain(text)
  const letters = [...plainText]
  const odd = [...text].find((character, index) => character !== letters[index])
  if (odd === undefined) return undefined
  const correct = plainText.trim()
  return { code: 'look-alike', data: { ...nameOf(odd), correct }, repair: correct } as const
}
