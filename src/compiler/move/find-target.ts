import {
  type CollectionName,
  collectionNames,
  isCollection,
  urlPrefixOf,
} from '../../content/collections.ts'
import { templateSlugs } from '../../content/schemas/pages.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import { UserError } from '../../lib/user-error.js'
import type { LoadedEntry } from '../loaded-entry.ts'
import { didYouMean } from '../messages/phrase.ts'
import { nameFault, slugify } from '../text/file-name.ts'
import { nearest } from '../text/nearest.ts'
import { entryUrl } from '../urls/entry-addresses.ts'

/** An entry that a writer named by an address, a file or `collection/slug`. */
type NamedEntry = Pick<LoadedEntry, 'collection' | 'slug'>

/** The longest prefixes come first: `/blog/categoria/x` is not an article. */
const prefixes = collectionNames
  .flatMap((collection) => {
    const prefix = urlPrefixOf(collection)
    return prefix === undefined ? [] : [{ collection, prefix }]
  })
  .sort((a, b) => b.prefix.length - a.prefix.length)

/** Parses what was written; `undefined` when it has none of the known forms. */
function parse(written: string, fallback?: CollectionName): NamedEntry | undefined {
  const path = written.replaceAll('\\', '/').replace(/^\.\//, '')
  if (path.startsWith('/')) {
    const url = canonicalPath(path)
    const found = prefixes.find(({ prefix }) => url.startsWith(prefix) && url !== prefix)
    return found && { collection: found.collection, slug: url.slice(found.prefix.length) }
  }
  const parts = path
    .replace(/^content\//, '')
    .replace(/\.mdx$/, '')
    .split('/')
  const [folder = '', slug] = parts
  if (parts.length === 1) return fallback && { collection: fallback, slug: folder }
  if (isCollection(folder) && slug !== undefined && parts.length === 2)
    return { collection: folder, slug }
  // `servicios/x` is an address without its leading slash, which Git Bash replaces by a folder.
  return folder === '' ? undefined : parse(`/${path}`)
}

/** The entry to move. @throws {UserError} when there is none */
export function findOld(written: string, entries: readonly LoadedEntry[]): LoadedEntry {
  const address = canonicalPath(written.replace(/^\/?/, '/'))
  const byUrl = entries.find(({ url }) => url === address)
  const target = parse(written)
  const isMeant = ({ collection, slug }: LoadedEntry) =>
    collection === target?.collection && slug === target.slug
  const found = byUrl ?? entries.find(isMeant)
  if (!found) {
    const known = entries.map(({ url, collection, slug }) => url ?? `${collection}/${slug}`)
    const advice =
      didYouMean(nearest(written, known), (name) => name) ??
      'Escribe su dirección sin la primera diagonal (blog/guia), o su carpeta y nombre (faqs/pagos).'
    throw new UserError(`No hay nada en ${written}. ${advice}`)
  }
  const { collection, raw, file } = found
  if (collection === 'pages' && Object.hasOwn(templateSlugs, String(raw?.template)))
    throw new UserError(`${file} es una página fija del sitio: su nombre no cambia.`)
  return found
}

/** The entry's new name. @throws {UserError} when it cannot go there */
export function findNew(
  written: string,
  old: LoadedEntry,
  entries: readonly LoadedEntry[],
): NamedEntry & { file: string; url: string | undefined } {
  const target = parse(written, old.collection)
  if (!target)
    throw new UserError(`${written} no es una dirección del sitio ni un archivo de una colección.`)
  const { collection, slug } = target
  if (collection !== old.collection)
    throw new UserError(
      `${old.file} es de content/${old.collection} y ${written} sería de content/${collection}: los datos de una y otra no son los mismos.`,
    )
  if (slug === old.slug) throw new UserError(`${old.file} ya se llama así.`)
  if (nameFault(slug))
    throw new UserError(
      `"${slug}" no sirve como nombre: va en minúsculas, con guiones, sin acentos ni espacios. Por ejemplo: ${slugify(slug)}`,
    )
  const file = `content/${collection}/${slug}.mdx`
  const url = entryUrl(collection, slug, old.raw)
  const taken = entries.find((entry) => entry.file === file || (url && entry.url === url))
  if (taken) throw new UserError(`Ya existe ${taken.file}: elige otro nombre.`)
  return { collection, slug, file, url }
}
