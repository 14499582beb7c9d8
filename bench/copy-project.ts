import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the commands need of the project. */
const parts = [
  'content',
  'src',
  'scripts',
  'bench',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/**
 * Copies the project to a temporary folder, with its installed packages linked, so that a benchmark
 * or test may write articles and build.
 *
 * @returns the folder; the caller removes it
 */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumbre-'))
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.includes(join('content', 'generated')),
    })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}
