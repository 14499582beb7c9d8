import { fold } from '../fields/nearest.ts'

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const longest = 100

/** A text as a file name that works in a URL and on every system. */
export function slugify(text: string): string {
  const slug = fold(text)
    .slice(0, longest)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return reserved.test(slug) ? `${slug}-1` : slug || 'sin-nombre'
}

/** A name for a file in a folder where some names are taken already: `foto.mdx`, `foto-2.mdx`. */
export function freeName(stem: string, extension: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ''}.${extension}`
    if (!taken.has(name)) return name
  }
}

/** Why a name, without its extension, cannot be a slug; `undefined` when it can. */
export function nameFault(name: string): string | undefined {
  if (isSound(name)) return undefined
  if (name === '') return 'es solo una terminación'
  if (name.startsWith('.')) return 'empieza con un punto'
  if (name.startsWith('_')) return 'empieza con un guion bajo'
  if (reserved.test(name.split('.')[0] ?? '')) return 'es un nombre reservado en Windows'
  if (name.length > longest) return `pasa de ${longest} caracteres`
  if (name !== name.normalize('NFC')) return 'guarda sus acentos aparte de las letras'
  if (/\s/.test(name)) return 'tiene espacios o saltos de línea'
  if (/[^\p{ASCII}]/u.test(name)) return 'tiene acentos u otros signos fuera del inglés'
  if (/[A-Z]/.test(name)) return 'tiene mayúsculas'
  return 'tiene algo más que letras minúsculas, números y guiones sueltos'
}

const isSound = (name: string) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= longest && !reserved.test(name)

/** Left behind by editors and systems; nobody's content. */
export function isIgnored(name: string): boolean {
  return (
    /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.directory|4913)$/i.test(name) ||
    /~$|^#.*#$|^\.#|\.(?:sw[a-p]|tmp|bak|orig)$|^~\$|^\._/i.test(name)
  )
}
