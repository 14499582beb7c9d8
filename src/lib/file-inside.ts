import { realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { ifReadable } from './if-readable.ts'

/**
 * The real path of a file, with symbolic links resolved; `undefined` if it is not a file, or if
 * `..` or a link leads out of the folder.
 */
export const fileInside = (folder: string, path: string): string | undefined =>
  ifReadable(() => {
    const file = realpathSync(path)
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile() ? file : undefined
  })
