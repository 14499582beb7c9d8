import { type Dirent, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What a name in a folder stands for; a link counts as the file that it leads to. */
type FileKind = 'file' | 'folder' | 'broken' | 'outside' | 'linked' | 'special'

/** Tells what may be opened: nothing outside of `content`, and no pipe, device or socket. */
export function kindOf(item: Dirent, folder: string, content: string): FileKind {
  if (item.isFile()) return 'file'
  if (item.isDirectory()) return 'folder'
  if (!item.isSymbolicLink()) return 'special'
  try {
    const target = realpathSync(join(folder, item.name))
    if (!target.startsWith(content + sep)) return 'outside'
    const status = statSync(target)
    return status.isFile() ? 'file' : status.isDirectory() ? 'linked' : 'special'
  } catch {
    return 'broken'
  }
}
