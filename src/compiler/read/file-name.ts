import type { DataOf } from '../messages/catalogue.ts'
import { longestName, reservedNames } from '../text/slugify.ts'

/** A name for a file in a folder where some names are taken already: `foto.mdx`, `foto-2.mdx`. */
export function freeName(stem: string, extension: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ''}.${extension}`
    if (!taken.has(name)) return name
  }
}

export type NameFault = DataOf<'file-name'>['fault']

/** Why a name, without its extension, cannot be a slug; `undefined` when it can. */
export function nameFault(name: string): NameFault | undefined {
  if (isSound(name)) return undefined
  if (name === '') return 'empty'
  if (name.startsWith('.')) return 'dot'
  if (name.startsWith('_')) return 'underscore'
  if (reservedNames.test(name.split('.')[0] ?? '')) return 'reserved'
  if (name.length > longestName) return 'long'
  if (name !== name.normalize('NFC')) return 'decomposed'
  if (/\s/.test(name)) return 'spaces'
  if (/[^\p{ASCII}]/u.test(name)) return 'foreign-letters'
  return /[A-Z]/.test(name) ? 'capitals' : 'signs'
}

const isSound = (name: string) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= longestName && !reservedNames.test(name)

/** Left behind by editors and systems; nobody's content. */
export function isIgnored(name: string): boolean {
  return (
    /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.directory|4913)$/i.test(name) ||
    /~$|^#.*#$|^\.#|\.(?:sw[a-p]|tmp|bak|orig)$|^~\$|^\._/i.test(name)
  )
}
