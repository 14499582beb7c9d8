import { readFileSync, statSync } from 'node:fs'
import { error, inFile, type LocalProblem, type Problem } from '../problem.ts'
import { fileStart, pointAt, type Range, rangeAt } from '../text/range.ts'
import { digestOf } from './digest.ts'
import { findConflict } from './find-conflict.ts'
import { signatureOf } from './signature.ts'

/** Larger texts of writers are a mistake, and every later stage may take their size for granted. */
const maximumBytes = 1024 * 1024

/** A text with the digest of the bytes it was read from, or why there is none. */
export type Source = { text: string; digest: string } | { problem: Problem }

/**
 * Reads a file as clean text: UTF-8 without BOM, lines ended by `\n`, no NUL.
 *
 * @param largest bytes that it may have
 */
export async function readSource(
  absolute: string,
  file: string,
  largest = maximumBytes,
): Promise<Source> {
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
    if (kind && kind !== 'empty')
      return fail(error(fileStart, { code: 'foreign-file', data: { kind } }))
    const decoded = decodeText(bytes)
    if (!('text' in decoded)) return fail(decoded)
    const conflict = findConflict(decoded.text)
    // Told before anything is parsed: each half of a conflict looks like other mistakes.
    if (conflict) return fail(error(conflict, { code: 'git-conflict' }))
    return { ...decoded, digest: digestOf(bytes) }
  } catch (thrown) {
    return fail(unreadable(thrown))
  }
}

/**
 * The problem of a file that cannot be read.
 *
 * @throws what was thrown when it does not come from the file system
 */
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
  const encoding = byteOrderMark(bytes)
  if (encoding) return error(fileStart, { code: 'encoding', data: { encoding } })
  const nul = bytes.indexOf(0)
  if (nul !== -1) return error(rangeAfter(bytes.subarray(0, nul)), { code: 'nul-byte' })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: cleanText(text) }
  } catch {
    const valid = bytes.subarray(0, validPrefix(bytes))
    return error(rangeAfter(valid), { code: 'invalid-utf8' })
  }
}

/** A text as every stage expects it: without byte order mark, lines ended by `\n`. */
export const cleanText = (text: string) => text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n')

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16'
  if (a === 0xfe && b === 0xff) return 'UTF-16'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32'
  return undefined
}

/** How many bytes decode before the first wrong one. */
function validPrefix(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (cutOf(bytes.subarray(0, middle)) !== undefined) low = middle
    else high = middle - 1
  }
  return low - (cutOf(bytes.subarray(0, low)) ?? 0)
}

/** How many bytes at the end are the beginning of an unfinished character; `undefined`: wrong. */
function cutOf(bytes: Uint8Array): number | undefined {
  for (let cut = 0; cut < 4 && cut <= bytes.length; cut++) {
    const end = bytes.length - cut
    if (cut > 0 && !isStart(bytes.subarray(end))) continue
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end))
      return cut
    } catch {}
  }
  return undefined
}

/** Whether some bytes are the beginning of a longer UTF-8 sequence. */
function isStart([lead = 0, ...rest]: Uint8Array): boolean {
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  const isLead = lead >= 0xc2 && lead < 0xf5
  return isLead && rest.length + 1 < length && rest.every((byte) => (byte & 0xc0) === 0x80)
}

function rangeAfter(before: Uint8Array): Range {
  const text = new TextDecoder().decode(before)
  const { line, column } = pointAt(text, text.length)
  return rangeAt(line, column)
}
