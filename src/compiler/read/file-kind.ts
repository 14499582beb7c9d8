import type { Dirent } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What a name in a folder stands for; a link counts as the file that it leads to. */
export type FileKind = 'file' | 'folder' | 'broken' | 'outside' | 'linked' | 'special'

/** Tells what may be opened: nothing outside of `content`, and no pipe, device or socket. */
export async function kindOf(item: Dirent, folder: string, content: string): Promise<FileKind> {
  if (item.isFile()) return 'file'
  if (item.isDirectory()) return 'folder'
  if (!item.isSymbolicLink()) return 'special'
  const target = await realpath(join(folder, item.name)).catch(() => undefined)
  if (target === undefined) return 'broken'
  if (!target.startsWith(content + sep)) return 'outside'
  const status = await stat(target)
  return status.isFile() ? 'file' : status.isDirectory() ? 'linked' : 'special'
}

/** The code of the problem of what is not read. */
export const oddKinds = {
  broken: 'broken-link',
  outside: 'link-outside',
  linked: 'linked-folder',
  special: 'special-file',
} as const
