import { templateSlugs } from '../../content/schemas/pages.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { error, inFile, type Problem } from '../problem.ts'
import { isDraft } from '../schedule.ts'
import { rangeAt } from '../text/range.ts'
import { problemAt } from './problem-at.ts'

const slugs = new Map<string, string>(Object.entries(templateSlugs))

/** Every template but `text` exists once, in the file that bears its name. */
export function checkPages(entries: readonly LoadedEntry[]): Problem[] {
  const pages = entries.filter((entry) => entry.collection === 'pages')
  const own = pages.flatMap((page) => {
    const template = templateOf(page)
    const slug = slugs.get(template)
    if (slug === undefined) return []
    if (slug !== page.slug)
      return problemAt(page, ['template'], { code: 'template-name', data: { template, slug } })
    return isDraft(page.raw) ? problemAt(page, ['draft'], { code: 'page-draft' }) : []
  })
  return [...own, ...missingPages(pages)]
}

function templateOf({ raw, slug }: LoadedEntry): string {
  if (typeof raw?.template === 'string') return raw.template
  // A file that cannot be read still is the page that its name says.
  return [...slugs].find(([, name]) => name === slug)?.[0] ?? ''
}

function missingPages(pages: readonly LoadedEntry[]): Problem[] {
  return [...slugs].flatMap(([template, slug]) => {
    const isThere = (page: LoadedEntry) =>
      page.slug === slug || (templateOf(page) === template && !isDraft(page.raw))
    if (pages.some(isThere)) return []
    const problem = error(rangeAt(1, 1), { code: 'page-missing', data: { template } })
    return inFile(`content/pages/${slug}.mdx`, problem)
  })
}
