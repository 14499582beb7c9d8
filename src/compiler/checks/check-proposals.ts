import type { LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { nearestPage } from './link-proposals.ts'

/**
 * Proposals that name a page, which a text alone could not verify: one that does not exist gives way
 * to the page that was probably meant, or is not made.
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
    const meant = samePage(path, pages) ?? nearestPage(path, pages)
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

/** The page of the same name in another section. */
const samePage = (path: string, pages: ReadonlySet<string>) =>
  [...pages].find((page) => page.endsWith(path.slice(path.lastIndexOf('/'))))

/** The paths that a link may lead to. */
export const publicPages = (
  entries: readonly LoadedEntry[],
  others: readonly string[],
): ReadonlySet<string> =>
  new Set([...others, ...entries.flatMap(({ url, published }) => (published && url) || [])])
