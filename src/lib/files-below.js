import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Paths of all files below a folder, relative to it, with forward slashes; none if the folder does
 * not exist. Plain JavaScript, because the set-up uses it before the sources are bundled.
 *
 * @param {string} folder
 * @param {(entry: import('node:fs').Dirent) => boolean} isListed by default, a symbolic link is not
 * @returns {string[]}
 */
export function filesBelow(folder, isListed = (entry) => entry.isFile()) {
  if (!existsSync(folder)) return []
  const whole = resolve(folder)
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(whole.length + 1).replaceAll('\\', '/'),
    )
    .sort()
}
