import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of a benchmark that go when it ends, however it ends, and no sooner: after many deletions a
 * file system looks long for free places, and the next build would pay for that.
 */
const folders: string[] = []

process.once('exit', () => {
  // A build that was ended may still be writing for a moment: try again.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

/** Has a folder removed when the process ends. */
export function removeAtExit(folder: string): void {
  folders.push(folder)
}

/**
 * Moves what a build left to a folder of its own, where no build looks into it.
 *
 * @param paths below the folder; what is not there is left out
 */
export function setAside(folder: string, paths: readonly string[]): void {
  const attic = mkdtempSync(`${folder}-attic-`)
  removeAtExit(attic)
  for (const [index, path] of paths.entries())
    if (existsSync(join(folder, path))) renameSync(join(folder, path), join(attic, String(index)))
}
