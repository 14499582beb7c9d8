import { cpSync, existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'

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

const generated = join('content', 'generated')

/** What a build leaves for the next one. */
const kept = ['.cache/store', '.cache/program', '.cache/bin', 'dist', `src/${generated}`]

/** Copies the sources of a project as they are now; what builds have made stays behind. */
export function copySources(root: string, folder: string): void {
  const goes = (part: string) => !(part === 'src' && existsSync(join(folder, 'src', generated)))
  for (const part of parts) {
    if (goes(part)) rmSync(join(folder, part), { recursive: true, force: true })
    else removeSources(join(folder, part))
    if (!existsSync(join(root, part))) continue
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.slice(root.length).includes(generated),
    })
  }
}

/** Empties `src`, but for what the content build wrote there. */
function removeSources(folder: string): void {
  for (const file of filesBelow(folder))
    if (!file.startsWith('content/generated/')) rmSync(join(folder, file))
}

/** Lets a copy use the installed packages of the project. */
export function linkPackages(root: string, folder: string): void {
  const link = join(folder, 'node_modules')
  if (!existsSync(link)) symlinkSync(join(root, 'node_modules'), link, 'junction')
}

/**
 * Gives a folder that was never built what another one has built, as links: builds replace files and
 * never write into them. Then only what differs is made.
 */
export function shareBuilt(from: string, to: string): void {
  if (existsSync(join(to, 'dist'))) return
  for (const part of kept)
    for (const file of filesBelow(join(from, part))) {
      const target = join(to, part, file)
      mkdirSync(dirname(target), { recursive: true })
      try {
        linkSync(join(from, part, file), target)
      } catch {
        // Another file system: this build makes it anew.
      }
    }
}
