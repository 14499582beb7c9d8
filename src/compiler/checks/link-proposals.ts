import { templateSlugs } from '../../content/schemas/pages.ts'
import { formatDay } from '../../lib/format-date.ts'
import { didYouMean } from '../fields/nearest.ts'
import { code } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import type { LoadedEntry } from '../loaded-entry.ts'

/** Prefers a page of the same section: `/blog/hola-mundo` for `/blog/hola`. */
export function nearestPage(page: string, published: Set<string>): string | undefined {
  const section = page.slice(0, page.lastIndexOf('/') + 1)
  const near = [...published].filter((path) => path.startsWith(section) && path !== '/')
  return didYouMean(page, near, code) ?? didYouMean(page, published, code)
}

/** Pages that nobody links to. */
const asides = new Set(['/404', `/${templateSlugs.loader}`])

/** Pages to choose from: those of the same section if there are any, or else the main ones. */
export function somePages(page: string, published: Set<string>): string {
  const pages = [...published].filter((path) => !/\.|^\/$/.test(path) && !asides.has(path)).sort()
  const section = page.slice(0, page.indexOf('/', 1) + 1)
  const inSection = section === '' ? [] : pages.filter((path) => path.startsWith(section))
  const main = pages.filter((path) => path.lastIndexOf('/') === 0)
  const near = inSection.length > 0 ? inSection : main
  return `Hay, por ejemplo: ${near
    .slice(0, 12)
    .map((path) => code(path))
    .join(', ')}.`
}

/** A draft waits for its writer, an article of the future for its day. */
export function howToPublish({ file, raw }: LoadedEntry): string {
  const { draft, date } = isRecord(raw) ? raw : {}
  if (draft === true || typeof date !== 'string') return `Publica ${file}, o quita el enlace.`
  return `Se publica el ${formatDay(date).long}, por la fecha de ${file}. Cámbiala, o quita el enlace.`
}
