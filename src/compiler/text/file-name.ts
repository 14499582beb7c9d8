import { fold } from './nearest.ts'

/** Names that Windows reserves. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Longest name of a file, without its extension. */
export const longestName = 100

/** A text as a file name that works in a URL and on every system. */
export function slugify(text: string): string {
  const slug = fold(text)
    .slice(0, longestName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return reservedNames.test(slug) ? `${slug}-1` : slug || 'sin-nombre'
}

/** A file name that is still free in its folder: `foto.mdx`, `foto-2.mdx`. */
export function freeName(stem: string, extension: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ''}.${extension}`
    if (!taken.has(name)) return name
  }
}

/** Why a name, without its extension, cannot be a slug; `undefined` when it can. */
export function nameFault(name: string): 'reserved' | 'long' | 'signs' | undefined {
  if (reservedNames.test(name.split('.')[0] ?? '')) return 'reserved'
  if (name.length > longestName) return 'long'
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? undefined : 'signs'
}

/**
 * Whether a file is left behind by an editor, a sync program or the system, or describes the
 * folder, and so is not content.
 */
export function isIgnored(name: string): boolean {
  return (
    /^(?:Thumbs\.db|desktop\.ini|__MACOSX|4913|README(?:\.\w+)?|Icon\r)$/i.test(name) ||
    /~$|^#.*#$|\.(?:sw[a-p]|tmp|bak|orig)$|^~\$|^\._|^\.#|^\.~lock\./i.test(name) ||
    // Hidden files are not content, unless they have the extension of content.
    /^\.(?!.*\.(?:mdx?|icloud)$)(?!mdx?$)(?!.*\.(?:svg|png|jpe?g|webp|avif|gif)$)/i.test(name)
  )
}

const copyMarks = [
  // Explorer, Finder, browsers: «nota - copia», «Copia de nota», «nota copy 2», «nota (1)».
  /^(.+?)(?: - |[ _])(?:copia|copy)(?: ?\(?\d+\)?)?$/i,
  /^(?:copia de|copy of) (.+)$/i,
  /^(.+?) ?\(\d{1,2}\)$/,
  // Dropbox, OneDrive, Syncthing.
  /^(.+?) ?\([^()]*(?:conflict|conflicto)[^()]*\)$/i,
  /^(.+?)\.sync-conflict-.*$/i,
]

/**
 * The name that a file was copied from, both without extension; `undefined` if it is not a copy.
 */
export function copiedName(name: string): string | undefined {
  const composed = name.normalize('NFC')
  return copyMarks.find((mark) => mark.test(composed))?.exec(composed)?.[1]
}
