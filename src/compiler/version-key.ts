import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { hashOfAll } from '../lib/hash.ts'

/**
 * The project's folder, whichever folder a command runs in: both its sources and its bundles are
 * below it.
 */
const project = aboveWithPackage(import.meta.dirname)

function aboveWithPackage(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : aboveWithPackage(dirname(folder))
}

/** The rooms whose code reads files and compiles bodies. */
const compilerRooms = ['compiler', 'content', 'mdx', 'lib']

/**
 * A key that changes with the code of some rooms of src/ and with the installed packages; by
 * default with the code that reads files and compiles bodies. A change of a page's component does
 * not recompile any body.
 */
export function versionKey(root = project, rooms: readonly string[] = compilerRooms): string {
  const sources = rooms.flatMap((room) => sourcesBelow(join(root, 'src', room)))
  const files = [...sources, join(root, 'package-lock.json')]
  return hashOfAll([process.version, ...files.map((file) => readFileSync(file))])
}

/** Leaves out the generated indices, which lie among the sources. */
const sourcesBelow = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .map((file) => join(folder, file))
