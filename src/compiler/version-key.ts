import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOfAll } from './read/digest.ts'

/** The project that this code belongs to: it may be asked for the content of another folder. */
const projectAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : projectAbove(dirname(folder))

const project = projectAbove(fileURLToPath(new URL('.', import.meta.url)))

/** What reads files and turns texts into HTML: these rooms of src/, and the installed packages. */
const rooms = ['compiler', 'content', 'mdx', 'lib']

/**
 * Changes with the code and the packages that read files and turn texts into HTML. Whoever works on
 * a component of the pages waits for no text.
 */
export function versionKey(root = project): string {
  const sources = rooms.flatMap((room) => sourcesBelow(join(root, 'src', room)))
  const files = [...sources, join(root, 'package-lock.json')]
  return digestOfAll([process.version, ...files.map((file) => readFileSync(file))])
}

/** The indices of the content lie among the sources and are none. */
const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : sourcesBelow(path)
      return /\.tsx?$/.test(entry.name) ? [path] : []
    })
