import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Paths of all files below a folder, relative to it, with forward slashes; none if the folder does
 * not exist. Plain JavaScript, because the set-up uses it before the sources are bundled.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return []
  const whole = resolve(folder)
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(whole.length + 1).replaceAll('\\', '/'),
    )
    .sort()
}
