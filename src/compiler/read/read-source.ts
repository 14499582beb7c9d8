import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { hashOf } from '../../lib/hash.ts'
import { ifReadable } from '../../lib/if-readable.ts'
import type { Locate } from '../frontmatter/parse-yaml.ts'
import { flag, type LocalProblem } from '../problem.ts'
import { firstGarbled, isGarbled, readMojibake } from '../text/mojibake.ts'
import { fileStart, lineRangeIn, type Range, rangeAt, rangeIn } from '../text/range.ts'
import { signatureOf } from './signature.ts'

/** A larger text is a mistake, and every later stage may rely on this limit. */
const maximumBytes = 1024 * 1024

/** A text with the hash of its bytes, or why there is none. */
type Source = { text: string; hash: string } | { problem: LocalProblem }

/** Reads a file as clean text: UTF-8 without byte order mark, lines ended by `\n`, no NUL. */
export function readSource(absolute: string, largest = maximumBytes): Source {
  try {
    const { size } = statSync(absolute)
    if (size > largest) {
      const megabytes = (size / maximumBytes).toFixed(1).replace('.0', '')
      return { problem: flag(fileStart, { code: 'file-too-large', data: { megabytes } }) }
    }
    const bytes = readFileSync(absolute)
    const kind = signatureOf(bytes)
    // Empty files are reported later, with their own code.
    const extension = extname(absolute).slice(1)
    if (kind && kind !== 'empty')
      return { problem: flag(fileStart, { code: 'foreign-file', data: { kind, extension } }) }
    const decoded = decodeText(bytes)
    if (!('text' in decoded)) return { problem: decoded }
    const source = settledText(decoded.text)
    return 'problem' in source ? source : { ...source, hash: hashOf(bytes) }
  } catch (thrown) {
    return { problem: unreadable(thrown) }
  }
}

/**
 * Cleans a text, e.g. one that an editor holds; an unresolved Git conflict is a problem instead, and
 * so is a text that was saved with another encoding.
 */
export function settledText(
  written: string,
): { text: string; hash?: undefined } | { problem: LocalProblem } {
  const text = cleanText(written)
  const conflict = findConflict(text)
  // Both are reported before anything is parsed, because they look like many other mistakes.
  if (conflict) return { problem: flag(conflict, { code: 'git-conflict' }) }
  const garbled = findGarbled(text)
  return garbled ? { problem: garbled } : { text }
}

/**
 * The problem of a file that cannot be read; errors that do not come from the file system are
 * thrown again.
 */
export function unreadable(thrown: unknown): LocalProblem {
  if (!(thrown instanceof Error && 'code' in thrown && 'syscall' in thrown)) throw thrown
  const isForbidden = thrown.code === 'EACCES'
  return flag(fileStart, { code: 'file-unreadable', data: { isForbidden } })
}

/**
 * The text of a file whose problems have been reported already; `undefined` when it is too large,
 * not text, or has been deleted since.
 */
export function readAgain(absolute: string): string | undefined {
  const bytes = ifReadable(() =>
    statSync(absolute).size > maximumBytes ? undefined : readFileSync(absolute),
  )
  const decoded = bytes && decodeText(bytes)
  return decoded && 'text' in decoded ? decoded.text : undefined
}

/** Decodes bytes to text, or returns the problem that they have. */
export function decodeText(bytes: Uint8Array): { text: string } | LocalProblem {
  const text = new TextDecoder().decode(bytes)
  // UTF-16 has a NUL byte next to every ASCII letter.
  const nul = text.indexOf('\0')
  if (nul === -1 && isUtf8(bytes)) return { text: cleanText(text) }
  const isBinary = nul !== -1
  // The decoder inserts this character for invalid bytes.
  const at = isBinary ? nul : text.indexOf('\ufffd')
  return flag(lineRangeIn(text, at), { code: 'encoding', data: { isBinary } })
}

/** A text as every stage expects it: without byte order mark, lines ended by `\n`. */
export const cleanText = (text: string) => text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n')

/** Reports a text of which every accented letter is garbled; the repair reads it as a whole. */
function findGarbled(text: string): LocalProblem | undefined {
  const garbled = isGarbled(text) ? firstGarbled(text) : undefined
  if (!garbled) return undefined
  const from = text.indexOf(garbled.written)
  const start = lineRangeIn(text, from, from + garbled.written.length)
  const whole = rangeIn(text, from, text.length)
  const repair = { range: whole, text: readMojibake(text.slice(from)), safe: true }
  return flag(start, { code: 'encoding', data: { isBinary: false, garbled }, repair })
}

/** The conflict markers that Git leaves at the start of a line. */
const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/

/** The marker in the middle, the one that is forgotten when a conflict is resolved. */
const divider = '======='

/** A line that opens or closes a code block; one with code inside, such as ```so```, does neither. */
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/

/** After a fence: no language, or one whose examples may contain conflict markers. */
const plain = /^\s*(?:(?:diff|git|output|plain|plaintext|texto?|txt)\b.*)?$/i

/** The first line of an unresolved Git conflict. */
function findConflict(text: string): Range | undefined {
  if (!/^(?:<{7}|={7}|>{7})/m.test(text)) return undefined
  const lines = outsideOfExamples(text.split('\n'))
  // Below a line of the same length, seven `=` underline a heading.
  const isDivider = (line: string, above = '') => line === divider && above.length !== line.length
  const index = lines.findIndex((line, at) => marker.test(line) || isDivider(line, lines[at - 1]))
  return index === -1 ? undefined : rangeAt(index + 1, 1, lines[index]?.length)
}

/**
 * The lines of a text, with blank lines instead of fenced code that may show conflict markers. Code
 * in a programming language stays: markers in it are a real conflict.
 */
function outsideOfExamples(lines: readonly string[]): string[] {
  let open = ''
  let isExample = false
  return lines.map((line) => {
    const [, ticks = '', rest = ''] = fence.exec(line) ?? []
    if (open === '') {
      open = ticks
      isExample = plain.test(rest)
      return line
    }
    if (ticks.startsWith(open) && rest.trim() === '') open = ''
    return isExample ? '' : line
  })
}

/** Locates fields by reading the file once more, because only problems need it. */
export function lazyLocate(absolute: string, locateIn: (text: string) => Locate): Locate {
  let locate: Locate | undefined
  return (...args) => {
    if (!locate) {
      const text = readAgain(absolute)
      locate = text === undefined ? () => fileStart : locateIn(text)
    }
    return locate(...args)
  }
}
