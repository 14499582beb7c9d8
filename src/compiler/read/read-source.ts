import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Locate } from '../frontmatter/parse-yaml.ts'
import { error, inFile, type LocalProblem, type Problem } from '../problem.ts'
import { fileStart, lineRangeIn, type Range, rangeAt } from '../text/range.ts'
import { digestOf } from './digest.ts'
import { signatureOf } from './signature.ts'

/** Larger texts of writers are a mistake, and every later stage may take their size for granted. */
const maximumBytes = 1024 * 1024

/** A text with the digest of the bytes it was read from, or why there is none. */
type Source = { text: string; digest: string } | { problem: Problem }

/** Reads a file as clean text: UTF-8 without BOM, lines ended by `\n`, no NUL. */
export function readSource(absolute: string, file: string, largest = maximumBytes): Source {
  const fail = (problem: LocalProblem): Source => ({ problem: inFile(file, problem) })
  try {
    const { size } = statSync(absolute)
    if (size > largest) {
      const megabytes = (size / maximumBytes).toFixed(1).replace('.0', '')
      return fail(error(fileStart, { code: 'file-too-large', data: { megabytes } }))
    }
    const bytes = readFileSync(absolute)
    const kind = signatureOf(bytes)
    // An empty file has a sentence of its own, further on.
    const extension = extname(file).slice(1)
    if (kind && kind !== 'empty')
      return fail(error(fileStart, { code: 'foreign-file', data: { kind, extension } }))
    const decoded = decodeText(bytes)
    if (!('text' in decoded)) return fail(decoded)
    const source = settledText(file, decoded.text)
    return 'problem' in source ? source : { ...source, digest: digestOf(bytes) }
  } catch (thrown) {
    return fail(unreadable(thrown))
  }
}

/** A text without bytes, as an editor holds it; with an open conflict of Git there is none. */
export function settledText(
  file: string,
  written: string,
): { text: string; digest?: undefined } | { problem: Problem } {
  const text = cleanText(written)
  const conflict = findConflict(text)
  // Told before anything is parsed: each half of a conflict looks like other mistakes.
  return conflict ? { problem: inFile(file, error(conflict, { code: 'git-conflict' })) } : { text }
}

/** The problem of a file that cannot be read; throws again what is no fault of the file system. */
export function unreadable(thrown: unknown): LocalProblem {
  if (!isFileError(thrown)) throw thrown
  const isForbidden = thrown.code === 'EACCES'
  return error(fileStart, { code: 'file-unreadable', data: { isForbidden } })
}

const isFileError = (thrown: unknown): thrown is NodeJS.ErrnoException =>
  thrown instanceof Error && 'code' in thrown && 'syscall' in thrown

/** The text of a file whose problems are told already; nothing when it has none of bearable size. */
export function readAgain(absolute: string): string | undefined {
  if (statSync(absolute).size > maximumBytes) return undefined
  const decoded = decodeText(readFileSync(absolute))
  return 'text' in decoded ? decoded.text : undefined
}

/** Bytes to text, or the problem that they have. */
export function decodeText(bytes: Uint8Array): { text: string } | LocalProblem {
  const text = new TextDecoder().decode(bytes)
  // UTF-16 has such a byte beside every plain letter.
  const nul = text.indexOf('\0')
  if (nul === -1 && isUtf8(bytes)) return { text: cleanText(text) }
  const isBinary = nul !== -1
  // The decoder puts this sign for bytes that are no character.
  const at = isBinary ? nul : text.indexOf('\ufffd')
  return error(lineRangeIn(text, at), { code: 'encoding', data: { isBinary } })
}

/** A text as every stage expects it: without byte order mark, lines ended by `\n`. */
export const cleanText = (text: string) => text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n')

/** What Git leaves at the start of a line where two versions of a text did not fit together. */
const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/

/** Also the underline of a heading, so it counts only beside another marker. */
const divider = '======='

const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/

/** The first line of a Git conflict that nobody has settled. */
function findConflict(text: string): Range | undefined {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return undefined
  const lines = outsideOfCode(text.split('\n'))
  if (!lines.some((line) => marker.test(line))) return undefined
  const index = lines.findIndex((line) => marker.test(line) || line === divider)
  return rangeAt(index + 1, 1, lines[index]?.length)
}

/** The lines of a text; those of fenced code, which may show such marks, are blank. */
function outsideOfCode(lines: readonly string[]): string[] {
  let open = ''
  return lines.map((line) => {
    const [, ticks = '', rest = ''] = fence.exec(line) ?? []
    if (open === '') {
      open = ticks
      return line
    }
    if (ticks.startsWith(open) && rest.trim() === '') open = ''
    return ''
  })
}

/** Places of fields, found by reading the file once more: only problems ask for them. */
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
