import { templateSlugs } from '../../content/schemas/pages.ts'
import { nearest } from '../text/nearest.ts'

/** Prefers a page of the same section: `/blog/hola-mundo` for `/blog/hola`. */
export function nearestPage(page: string, published: Set<string>): string | undefined {
  const section = page.slice(0, page.lastIndexOf('/') + 1)
  const near = [...published].filter((path) => path.startsWith(section) && path !== '/')
  return nearest(page, near) ?? nearest(page, published)
}

/** Pages that nobody links to. */
const asides = new Set(['/404', `/${templateSlugs.loader}`])

/** Pages to choose from: those of the same section if there are any, or else the main ones. */
export function somePages(page: string, published: Set<string>): string[] {
  const pages = [...published].filter((path) => !/\.|^\/$/.test(path) && !asides.has(path)).sort()
  const section = page.slice(0, page.indexOf('/', 1) + 1)
  const inSection = section === '' ? [] : pages.filter((path) => path.startsWith(section))
  const main = pages.filter((path) => path.lastIndexOf('/') === 0)
  const near = inSection.length > 0 ? inSection : main
  return near.slice(0, 12)
}
