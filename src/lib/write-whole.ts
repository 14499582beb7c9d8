import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from './user-error.js'

let written = 0

/** Writes a file that nobody reads yet, and creates the folders that it needs. */
export function writeNew(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes a file so that a reader sees the old one or the new one, never half of it. Synchronous:
 * for thousands of small files the promises of node:fs cost more than the writing.
 *
 * @throws {UserError} in Spanish, as writers' texts are saved with it, where the disk is full or
 *   nobody may write
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  written += 1
  const temporary = `${file}.${process.pid}-${written}.tmp`
  try {
    writeNew(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw explained(error, file)
  }
}

const full = 'no queda espacio en el disco'
const forbidden = 'ahí no se puede escribir, revisa los permisos'

/** Why a file could not be written, by the code of the operating system. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: forbidden,
}

function explained(error: unknown, file: string): unknown {
  const reason = error instanceof Error && 'code' in error && reasons[String(error.code)]
  return reason ? new UserError(`No se guardó ${file}: ${reason}.`) : error
}
