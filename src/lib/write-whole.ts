import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

let written = 0

/** Writes a file that nobody reads yet, and creates the folders that it needs. */
export function writeNew(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes a file so that a reader sees the old one or the new one, never half of it. Synchronous:
 * for thousands of small files the promises of node:fs cost more than the writing.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  written += 1
  const temporary = `${file}.${process.pid}-${written}.tmp`
  try {
    writeNew(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
