import { templateSlugs } from '../../content/schemas/pages.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'

/**
 * Corrects proposals of pages, which could not be verified from one file alone: a page that does
 * not exist is replaced by the one probably meant, or the proposal is dropped.
 */
export function checkProposals(
  problems: readonly Problem[],
  pages: ReadonlySet<string>,
): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'link-as-text' && problem.code !== 'relative-address') return problem
    const { page, correct } = problem.data
    const [path = ''] = page?.split('#', 1) ?? []
    if (page === undefined || correct === undefined || pages.has(path)) return problem
    const name = path.slice(path.lastIndexOf('/'))
    const meant = [...pages].find((page) => page.endsWith(name)) ?? nearestPage(path, pages)
    const { repair, ...rest } = problem
    if (meant === undefined) {
      const { correct: _, page: __, ...data } = problem.data
      return { ...rest, data } as Problem
    }
    const data = { ...problem.data, page: meant, correct: correct.replace(page, meant) }
    const changed = repair && { ...repair, text: repair.text.replace(page, meant) }
    return { ...rest, data, ...(changed && { repair: changed }) } as Problem
  })
}

export const publicPages = (
  entries: readonly LoadedEntry[],
  others: readonly string[],
): ReadonlySet<string> =>
  new Set([...others, ...entries.flatMap(({ url, published }) => (published && url) || [])])

/**
 * The page that was probably meant, preferably of the same section: `/blog/hola-mundo` for
 * `/blog/hola`. The name of a page never stands for its section.
 */
export function nearestPage(page: string, published: ReadonlySet<string>): string | undefined {
  const section = page.slice(0, page.lastIndexOf('/') + 1)
  const near = [...published].filter((path) => path.startsWith(section) && path !== '/')
  const others = [...published].filter((path) => !page.startsWith(`${path}/`))
  return nearest(page, near) ?? nearest(page, others)
}

const asides = new Set(['/404', `/${templateSlugs.loader}`])

/** Pages to suggest: those of the same section, or the main pages if there are none. */
export function somePages(page: string, published: ReadonlySet<string>): string[] {
  const pages = [...published].filter((path) => !/\.|^\/$/.test(path) && !asides.has(path)).sort()
  const section = page.slice(0, page.indexOf('/', 1) + 1)
  const inSection = section === '' ? [] : pages.filter((path) => path.startsWith(section))
  const main = pages.filter((path) => path.lastIndexOf('/') === 0)
  const near = inSection.length > 0 ? inSection : main
  return near.slice(0, 12)
}
