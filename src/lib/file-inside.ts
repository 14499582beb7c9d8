import { realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { ifReadable } from './if-readable.ts'

/**
 * A file as the one that it is, whatever symbolic links lead to it; `undefined` when it is none, or
 * when `..` or a link leads out of the folder.
 */
export const fileInside = (folder: string, path: string): string | undefined =>
  ifReadable(() => {
    const file = realpathSync(path)
    return file.startsWith(realpathSync(folder) + sep) && statSync(file).isFile() ? file : undefined
  })
