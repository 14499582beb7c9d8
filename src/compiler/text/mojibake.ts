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

const isGarbledRun = (part: string) => readRun(part) !== part

/** The first garbled character of a text and what it was, if there is one. */
export function firstGarbled(text: string): { written: string; meant: string } | undefined {
  const written = text.match(runs)?.find(isGarbledRun)
  return written === undefined ? undefined : { written, meant: readRun(written) }
}

/** A text of the same length without what is garbled. */
export const withoutGarbled = (text: string): string =>
  text.replace(runs, (part) => (isGarbledRun(part) ? ' '.repeat(part.length) : part))

/** Whether so much of a text is garbled, and no accented letter is right, that all of it must be. */
export const isGarbled = (text: string): boolean =>
  (text.match(runs)?.filter(isGarbledRun).length ?? 0) >= 3 &&
  !/[áéíóúüñÁÉÍÓÚÑ¿]/.test(withoutGarbled(text))
