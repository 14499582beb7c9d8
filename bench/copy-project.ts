import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources, linkPackages } from '../src/review/copy-sources.ts'

/**
 * Copies the project to a temporary folder, with its installed packages linked, so that a benchmark
 * or a test can write articles and build it.
 *
 * @returns the folder; the caller removes it
 */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumbre-'))
  copySources(root, folder)
  linkPackages(root, folder)
  return folder
}
