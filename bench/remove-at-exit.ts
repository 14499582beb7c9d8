import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of a benchmark that are removed when it ends, however it ends, and not before: after many
 * deletions a file system takes long to find free space, which would slow down the next build.
 */
const folders: string[] = []

process.once('exit', () => {
  // A build that was stopped may still be writing for a moment, so the removal is retried.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

/** Registers a folder to be removed when the process ends. */
export function removeAtExit(folder: string): void {
  folders.push(folder)
}

/**
 * Moves the results of a build to a separate folder, where no build looks for them.
 *
 * @param paths paths below the folder; missing ones are skipped
 */
export function setAside(folder: string, paths: readonly string[]): void {
  const attic = mkdtempSync(`${folder}-attic-`)
  removeAtExit(attic)
  for (const [index, path] of paths.entries())
    if (existsSync(join(folder, path))) renameSync(join(folder, path), join(attic, String(index)))
}
