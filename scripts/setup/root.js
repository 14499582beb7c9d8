import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The repository's folder: the nearest one above this code that has a package.json. The code may
 * stand where it was written, or within a command that was made one file.
 * @param {string} folder
 * @returns {string} without a slash at its end
 */
function repositoryAbove(folder) {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('There is no package.json above the scripts')
  return repositoryAbove(parent)
}

/** The repository's folder, without a slash at its end. */
export const root = repositoryAbove(path.dirname(fileURLToPath(import.meta.url)))
