/** A character of UTF-8 that a program decoded as Windows-1252 or Latin-1: `Ã³`, `â€œ`. */
const run = '[\\u00c2-\\u00f4][\\u0080-\\u00bf\\u0152-\\u02dc\\u2013-\\u203a\\u20ac\\u2122]{1,3}'
const runs = new RegExp(run, 'g')

/** The part of a line from its first such character to its last one. */
export const garbledPart = new RegExp(`${run}(?:[^\\n]*${run})?`, 'g')

/** The characters that Windows-1252 has from 0x80 on and Unicode has elsewhere. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** `descripciÃ³n` → `descripción`; what is not garbled stays as it is. */
export const readMojibake = (text: string): string => text.replace(runs, readRun)

function readRun(text: string): string {
  const bytes = Array.from(text, (sign) => {
    const at = upper.indexOf(sign)
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at
  })
  // The last characters may belong to the text that follows.
  for (let length = bytes.length; length > 1; length -= 1)
    try {
      const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        Uint8Array.from(bytes.slice(0, length)),
      )
      return read + text.slice(length)
    } catch {}
  return text
}

/** The first garbled character of a text and what it was, if there is one. */
export function firstGarbled(text: string): { written: string; meant: string } | undefined {
  for (const [written] of text.matchAll(runs)) {
    const meant = readRun(written)
    if (meant !== written) return { written, meant }
  }
  return undefined
}

/** Where a text in which no accented letter is right begins and ends to be garbled. */
export function wholeGarbled(text: string): { from: number; to: number } | undefined {
  const found = [...text.matchAll(runs)].filter(([written]) => readRun(written) !== written)
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last || found.length < 3) return undefined
  if (/[áéíóúüñÁÉÍÓÚÑ¿]/.test(text.replace(runs, ''))) return undefined
  return { from: first.index, to: last.index + last[0].length }
}

/** Whether a control character is part of a garbled one, and so must not be removed alone. */
export const isInGarbled = (text: string, index: number): boolean =>
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u203a\u20ac]{0,2}[\u0080-\u009f]$/.test(
    text.slice(Math.max(0, index - 3), index + 1),
  )
