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

/** What is wrong with a kind that is not read. */
export const oddities: Record<
  Exclude<FileKind, 'file' | 'folder'>,
  { code: string; message: string; hint?: string }
> = {
  broken: {
    code: 'broken-link',
    message: 'Este enlace simbólico no lleva a ningún archivo, o da vueltas sin fin.',
    hint: 'Bórralo.',
  },
  outside: {
    code: 'link-outside',
    message: 'Este enlace simbólico sale de content/, así que no lo sigo.',
    hint: 'Copia aquí el archivo al que apunta.',
  },
  linked: {
    code: 'linked-folder',
    message: 'Una carpeta enlazada no se sigue.',
    hint: 'Copia aquí sus archivos.',
  },
  special: {
    code: 'special-file',
    message: 'Esto no es un archivo normal, así que no lo abro.',
    hint: 'Bórralo.',
  },
}
