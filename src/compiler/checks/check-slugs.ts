import { fold } from '../fields/nearest.ts'
import { code } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import { nameFault } from '../read/file-name.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

/** Paths that the site itself uses; whatever lies below a folder belongs to it too. */
const reserved = [
  '/blog/pagina',
  '/blog/categoria',
  '/assets',
  '/_data',
  '/_bodies',
  '/images',
  '/pagefind',
  '/404',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/index',
]

const key = (path: string) => fold(path).replace(/\/+$/, '') || '/'

/** Reports entries of one collection whose names differ by case, accents or notation alone. */
export function checkSlugs(entries: readonly LoadedEntry[]): Diagnostic[] {
  const first = new Map<string, LoadedEntry>()
  // The name that is in order keeps its place; the odd one is reported.
  const sound = entries.filter(({ slug }) => !nameFault(slug))
  const odd = entries.filter(({ slug }) => nameFault(slug))
  return [...sound, ...odd].flatMap((entry) => {
    const id = `${entry.collection}/${fold(entry.slug)}`
    const other = first.get(id)
    if (!other) {
      first.set(id, entry)
      return []
    }
    return findingAt(entry, [], {
      code: 'duplicate-slug',
      message: `Este nombre es, salvo mayúsculas o acentos, el mismo que el de ${other.file}.`,
      hint: 'Cambia el nombre de uno de los dos archivos.',
    })
  })
}

/** Reports pages and former addresses that would lie on top of each other or of the site's own. */
export function checkUrls(entries: readonly LoadedEntry[]): Diagnostic[] {
  const owners = new Map<string, LoadedEntry>()
  const diagnostics: Diagnostic[] = []
  for (const entry of entries) {
    if (entry.url === undefined) continue
    const owner = owners.get(key(entry.url))
    if (owner && (owner.collection !== entry.collection || fold(owner.slug) !== fold(entry.slug)))
      diagnostics.push(
        findingAt(entry, [], {
          code: 'url-collision',
          message: `Su página ${code(entry.url)} ya es la de ${owner.file}.`,
          hint: 'Cambia el nombre de este archivo.',
        }),
      )
    const taken = isOwn(entry) ? undefined : under(entry.url)
    if (taken)
      diagnostics.push(
        findingAt(entry, [], {
          code: 'reserved-url',
          message: `Su página sería ${code(entry.url)}, y el sitio usa ${code(taken)} para otra cosa.`,
          hint: 'Cambia el nombre de este archivo.',
        }),
      )
    if (!owner && !taken) owners.set(key(entry.url), entry)
  }
  return [...diagnostics, ...checkAliases(entries, owners)]
}

/** Pages that the site puts under its own paths. */
const isOwn = ({ collection, raw }: LoadedEntry) =>
  collection === 'categories' ||
  (collection === 'pages' && isRecord(raw) && raw.template === 'not-found')

function under(path: string): string | undefined {
  const own = key(path)
  return reserved.find(
    (taken) => own.startsWith(taken) && /^(?:\/|$)/.test(own.slice(taken.length)),
  )
}

function checkAliases(
  entries: readonly LoadedEntry[],
  owners: Map<string, LoadedEntry>,
): Diagnostic[] {
  const taken = new Map<string, LoadedEntry>()
  return entries.flatMap((entry) => {
    const aliases = isRecord(entry.raw) && Array.isArray(entry.raw.aliases) ? entry.raw.aliases : []
    return aliases.flatMap((alias: unknown, index) => {
      // Anything else has a finding of its schema.
      if (typeof alias !== 'string' || !/^\/(?:[^\s/](?:\S*[^\s/])?)?$/.test(alias)) return []
      const finding = aliasFault(alias, entry, owners, taken)
      if (!taken.has(key(alias))) taken.set(key(alias), entry)
      return finding ? [findingAt(entry, ['aliases', index], finding)] : []
    })
  })
}

function aliasFault(
  alias: string,
  entry: LoadedEntry,
  owners: Map<string, LoadedEntry>,
  taken: Map<string, LoadedEntry>,
) {
  if (!/^(?:\/[\p{L}\p{N}._~-]+)+$|^\/$/u.test(alias) || /\/\.\.?(?:\/|$)/.test(alias))
    return {
      code: 'alias-form',
      message: 'Una dirección antigua lleva solo letras, números, guiones y diagonales.',
      hint: 'Sin «?», «#», «%» ni «..»: por ejemplo /servicios/nombre-viejo',
    }
  const owner = owners.get(key(alias))
  if (owner)
    return {
      code: 'alias-collision',
      message:
        owner === entry
          ? 'La dirección antigua es igual a la de esta misma página.'
          : `Esta dirección ya es la página de ${owner.file}.`,
      hint: 'Borra esta línea.',
    }
  const other = taken.get(key(alias))
  if (other && other !== entry)
    return {
      code: 'alias-collision',
      message: `Esta dirección antigua ya está en ${other.file}.`,
      hint: 'Deja solo una.',
    }
  const site = under(alias)
  return site
    ? {
        code: 'reserved-url',
        message: `El sitio usa ${code(site)} para otra cosa.`,
        hint: 'Borra esta línea.',
      }
    : undefined
}
