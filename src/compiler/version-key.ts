import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { digestOfAll } from './read/digest.ts'

/** The project, whichever folder a command runs in: its sources and its bundles lie below it. */
const project = aboveWithPackage(import.meta.dirname)

function aboveWithPackage(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : aboveWithPackage(dirname(folder))
}

/** What reads files and turns texts into HTML. */
const compilerRooms = ['compiler', 'content', 'mdx', 'lib']

/**
 * Changes with the code of some rooms of src/ and with the installed packages; by default with what
 * reads files and turns texts into HTML. Whoever works on a component of the pages waits for no text.
 */
export function versionKey(root = project, rooms: readonly string[] = compilerRooms): string {
  const sources = rooms.flatMap((room) => sourcesBelow(join(root, 'src', room)))
  const files = [...sources, join(root, 'package-lock.json')]
  return digestOfAll([process.version, ...files.map((file) => readFileSync(file))])
}

/** The indices of the content lie among the sources and are none. */
const sourcesBelow = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .map((file) => join(folder, file))
