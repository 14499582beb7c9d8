import { templateSlugs } from '../../content/schemas/pages.ts'
import { nearest } from '../text/nearest.ts'

/**
 * The page that was probably meant, one of the same section before others: `/blog/hola-mundo` for
 * `/blog/hola`. The section itself is not meant by the name of a page in it.
 */
export function nearestPage(page: string, published: ReadonlySet<string>): string | undefined {
  const section = page.slice(0, page.lastIndexOf('/') + 1)
  const near = [...published].filter((path) => path.startsWith(section) && path !== '/')
  const others = [...published].filter((path) => !page.startsWith(`${path}/`))
  return nearest(page, near) ?? renamed(page, near) ?? nearest(page, others)
}

/** The page whose name has most words of another name, at least two and half of them. */
function renamed(page: string, candidates: readonly string[]): string | undefined {
  const wordsOf = (path: string) =>
    path
      .slice(path.lastIndexOf('/') + 1)
      .split('-')
      .filter((word) => word.length > 3)
  const wanted = new Set(wordsOf(page))
  let best: string | undefined
  let most = Math.max(2, Math.ceil(wanted.size / 2)) - 1
  for (const candidate of candidates) {
    const shared = wordsOf(candidate).filter((word) => wanted.has(word)).length
    if (shared > most) [best, most] = [candidate, shared]
  }
  return best
}

/** Pages that nobody links to. */
const asides = new Set(['/404', `/${templateSlugs.loader}`])

/** Pages to choose from: those of the same section if there are any, or else the main ones. */
export function somePages(page: string, published: ReadonlySet<string>): string[] {
  const pages = [...published].filter((path) => !/\.|^\/$/.test(path) && !asides.has(path)).sort()
  const section = page.slice(0, page.indexOf('/', 1) + 1)
  const inSection = section === '' ? [] : pages.filter((path) => path.startsWith(section))
  const main = pages.filter((path) => path.lastIndexOf('/') === 0)
  const near = inSection.length > 0 ? inSection : main
  return near.slice(0, 12)
}
