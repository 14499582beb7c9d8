import { templateSlugs } from '../../content/schemas/pages.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { error, inFile, type Problem } from '../problem.ts'
import { isDraft } from '../schedule.ts'
import { rangeAt } from '../text/range.ts'
import { problemAt } from './problem-at.ts'

const slugs = new Map<string, string>(Object.entries(templateSlugs))

/** Every template but `text` exists once, in the file that bears its name. */
export function checkPages(entries: readonly LoadedEntry[]): Problem[] {
  const isInPlace = (page: LoadedEntry) => slugs.get(templateOf(page)) === page.slug
  const all = entries.filter((entry) => entry.collection === 'pages')
  // A copy is reported where it is, not where the page belongs.
  const pages = [...all.filter(isInPlace), ...all.filter((page) => !isInPlace(page))]
  const byTemplate = new Map<string, LoadedEntry>()
  const problems: Problem[] = []
  for (const page of pages) {
    const template = templateOf(page)
    const slug = slugs.get(template)
    if (slug === undefined) continue
    const other = byTemplate.get(template)
    if (other)
      problems.push(
        problemAt(page, ['template'], {
          code: 'template-repeated',
          data: { template, file: other.file },
        }),
      )
    else if (page.slug !== slug)
      problems.push(
        problemAt(page, ['template'], { code: 'template-name', data: { template, slug } }),
      )
    byTemplate.set(template, other ?? page)
  }
  return [...problems, ...missingPages(pages, byTemplate), ...draftPages(byTemplate)]
}

function templateOf({ raw, slug }: LoadedEntry): string {
  if (typeof raw?.template === 'string') return raw.template
  // A file that cannot be read still is the page that its name says.
  return [...slugs].find(([, name]) => name === slug)?.[0] ?? ''
}

function missingPages(pages: LoadedEntry[], found: Map<string, LoadedEntry>): Problem[] {
  return [...slugs]
    .filter(([template, slug]) => !found.has(template) && !pages.some((page) => page.slug === slug))
    .map(([template, slug]) => {
      const problem = error(rangeAt(1, 1), { code: 'page-missing', data: { template } })
      return inFile(`content/pages/${slug}.mdx`, problem)
    })
}

function draftPages(found: Map<string, LoadedEntry>): Problem[] {
  return [...found].flatMap(([, page]) =>
    isDraft(page.raw) ? problemAt(page, ['draft'], { code: 'page-draft' }) : [],
  )
}
