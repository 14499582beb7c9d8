import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic, Position } from '../report/diagnostic.ts'
import { digestOf } from './digest.ts'
import { findConflict } from './find-conflict.ts'

/** Larger texts are a mistake, and every later stage may take its size for granted. */
export const maximumBytes = 1024 * 1024

/** A text with the digest of the bytes it was read from, or why there is none. */
export type Source = { text: string; digest: string } | { diagnostic: Diagnostic }

type Fault = Partial<Position> & { code: string; message: string; hint?: string }

/** Reads a file as clean text: UTF-8 without BOM, lines ended by `\n`, no NUL. */
export async function readSource(absolute: string, file: string): Promise<Source> {
  const fail = (fault: Fault): Source => ({
    diagnostic: { severity: 'error', file, line: 1, column: 1, ...fault },
  })
  try {
    const { size } = statSync(absolute)
    if (size > maximumBytes) return fail(tooLarge(size))
    const bytes = readFileSync(absolute)
    const decoded = decodeSource(bytes)
    if (!('text' in decoded)) return fail(decoded)
    const conflict = findConflict(decoded.text)
    if (conflict) return fail(unsettled(conflict))
    return { ...decoded, digest: digestOf(bytes) }
  } catch (error) {
    return fail(explainUnreadable(error))
  }
}

/**
 * What to say when a file cannot be read.
 *
 * @throws the error itself when it does not come from the file system
 */
export function explainUnreadable(error: unknown): Fault {
  if (!isFileError(error)) throw error
  return {
    code: 'file-unreadable',
    message: 'No pude leer este archivo.',
    hint: error.code === 'EACCES' ? 'Revisa sus permisos.' : undefined,
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error

function tooLarge(size: number): Fault {
  const megabytes = (size / maximumBytes).toFixed(1).replace('.0', '')
  return {
    code: 'file-too-large',
    message: `El archivo pesa ${megabytes} MB; el máximo es 1 MB.`,
    hint: 'Divide el texto, y pon las imágenes como archivos en content/images.',
  }
}

/** Bytes to a text of bearable size, or the reason why they are none. */
export const decodeSource = (bytes: Uint8Array): { text: string } | Fault =>
  bytes.length > maximumBytes ? tooLarge(bytes.length) : decodeText(bytes)

/** Told before anything is parsed: each half of a conflict looks like other mistakes. */
const unsettled = ({ line, length }: { line: number; length: number }): Fault => ({
  code: 'git-conflict',
  line,
  column: 1,
  endColumn: length + 1,
  message: 'Quedó una marca de conflicto de Git.',
  hint: 'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
})

/** Bytes to text, or the reason why they are none. */
export function decodeText(bytes: Uint8Array): { text: string } | Fault {
  const utf = byteOrderMark(bytes)
  if (utf)
    return {
      code: 'encoding',
      message: `El archivo está guardado en ${utf}.`,
      hint: 'Vuelve a guardarlo con codificación UTF-8.',
    }
  const nul = bytes.indexOf(0)
  if (nul !== -1)
    return {
      code: 'nul-byte',
      ...placeOf(bytes.subarray(0, nul)),
      message: 'Este archivo no es texto, o se guardó en UTF-16.',
      hint: 'Vuelve a guardarlo con codificación UTF-8.',
    }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const valid = validPrefix(bytes)
    return {
      code: 'invalid-utf8',
      ...placeOf(bytes.subarray(0, valid)),
      message: 'Este carácter no se puede leer: el archivo no está guardado en UTF-8.',
      hint: 'En tu editor elige «Guardar como» y la codificación UTF-8.',
    }
  }
  return { text: text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n') }
}

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

function placeOf(before: Uint8Array): { line: number; column: number } {
  const lines = new TextDecoder().decode(before).split(/\r\n?|\n/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
