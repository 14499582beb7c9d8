import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeNew } from '../../src/lib/write-whole.ts'

/**
 * A folder with these files, which is removed after the test; with `afterAll`, after the last one
 * of the file.
 */
export function temporaryFolder(files: Files = {}, whenDone: WhenDone = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumbre-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

export type WhenDone = (clean: () => void) => void

/** Texts or bytes by path in a folder; `null` removes a file. */
export type Files = Record<string, string | Uint8Array | null>

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    if (content === null) rmSync(file, { recursive: true, force: true })
    else writeNew(file, content)
  }
}
