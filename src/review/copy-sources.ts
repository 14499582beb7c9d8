import { cpSync, type Dirent, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFolder } from '../content/read-content.ts'
import { filesBelow } from '../lib/files-below.js'
import { ifReadable } from '../lib/if-readable.ts'
import { linkFile } from '../site/output-folder.ts'

/** The parts of the project that the commands need. */
const folders = ['content', 'src', 'scripts', 'bench', 'public']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** What a build keeps for the next one. */
const kept = [
  '.cache/store',
  '.cache/program',
  '.cache/images',
  '.cache/bin',
  'dist',
  generatedFolder,
]

/** Symbolic links too, which the other state has as well. */
const isNoFolder = (entry: Dirent) => !entry.isDirectory()

/** Copies the sources of a project as they are now; the results of builds in the folder stay. */
export function copySources(root: string, folder: string): void {
  const sourcesIn = (at: string) =>
    folders
      .flatMap((part) => filesBelow(join(at, part), isNoFolder).map((file) => `${part}/${file}`))
      .filter((file) => !file.startsWith(`${generatedFolder}/`))
  for (const file of sourcesIn(folder)) rmSync(join(folder, file))
  // A folder without files would be taken for a collection.
  for (const part of folders.filter((name) => name !== 'src'))
    rmSync(join(folder, part), { recursive: true, force: true })
  for (const file of [...sourcesIn(root), ...files.filter((name) => existsSync(join(root, name)))])
    cpSync(join(root, file), join(folder, file), {
      preserveTimestamps: true,
      verbatimSymlinks: true,
    })
}

export function linkPackages(root: string, folder: string): void {
  const link = join(folder, 'node_modules')
  if (existsSync(link)) return
  // The project may have been moved since the link was made.
  rmSync(link, { force: true })
  symlinkSync(join(root, 'node_modules'), link, 'junction')
}

/**
 * Hard-links the build results of another folder into a folder that was never built, so that only
 * differences are built. Builds replace files and never write into them.
 */
export function shareBuilt(from: string, to: string): void {
  if (existsSync(join(to, 'dist'))) return
  // A build may take a file away meanwhile. One that cannot be shared is made again.
  for (const part of kept)
    for (const file of filesBelow(join(from, part)))
      ifReadable(() => linkFile(join(from, part, file), join(to, part, file)))
}
