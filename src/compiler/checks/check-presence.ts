import { processSteps } from '../../content/schemas/lists.ts'
import { templateSlugs } from '../../content/schemas/pages.ts'
import { siteFile } from '../../content/schemas/site.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { type Fault, flag, inFile, type Problem } from '../problem.ts'
import { isDraft } from '../schedule.ts'
import { fold } from '../text/nearest.ts'
import { fileStart, rangeAt } from '../text/range.ts'
import { problemAt } from './problem-at.ts'

const slugs = new Map<string, string>(Object.entries(templateSlugs))

/** There must be settings. */
export const checkSite = ({ site }: LoadedContent): Problem[] =>
  site ? [] : [inFile(siteFile, flag(fileStart, { code: 'site-missing' }))]

/** Every template but `text` must be used by exactly one file, the one that bears its name. */
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
  const missing = [...slugs].flatMap(([template, slug]) => {
    const isThere = (page: LoadedEntry) =>
      page.slug === slug || (templateOf(page) === template && !isDraft(page.raw))
    if (pages.some(isThere)) return []
    const problem = flag(rangeAt(1, 1), { code: 'page-missing', data: { template } })
    return inFile(`content/pages/${slug}.mdx`, problem)
  })
  return [...own, ...missing]
}

function templateOf({ raw, slug }: LoadedEntry): string {
  if (typeof raw?.template === 'string') return raw.template
  // A file that cannot be read still counts as the page that its name stands for.
  return [...slugs].find(([, name]) => name === slug)?.[0] ?? ''
}

/** The number of steps of a project is fixed, because the home page draws them. */
export function checkSteps(entries: readonly LoadedEntry[]): Problem[] {
  const steps = entries.filter(({ collection, published }) => collection === 'process' && published)
  const found = steps.length
  if (found === processSteps) return []
  const fault: Fault = { code: 'step-count', data: { wanted: processSteps, found } }
  const [last] = steps.sort((a, b) => orderOf(b) - orderOf(a))
  return last && found > processSteps
    ? [problemAt(last, ['order'], fault)]
    : [inFile('content/process', flag(rangeAt(1, 1), fault))]
}

const orderOf = ({ raw }: LoadedEntry) => Number(raw?.order) || 0

/**
 * Collections whose entries are shown only where a page names them, with the first field of each.
 */
const named = new Map([
  ['faqs', 'question'],
  ['testimonials', 'name'],
])

/** Warns of complete entries that no page names, so that they appear nowhere. */
export function checkUnused(entries: readonly LoadedEntry[]): Problem[] {
  const used = new Set(
    entries.flatMap(({ references }) =>
      references.flatMap((reference) =>
        reference.kind === 'entry' ? `${reference.collection}/${reference.value}` : [],
      ),
    ),
  )
  // A page that cannot be read may name any of these entries.
  if (entries.some(({ raw }) => raw === undefined)) return []
  const files = new Set(entries.map(({ collection, slug }) => `${collection}/${slug}`))
  // A mistyped name has been reported already, and may mean any entry that is not named.
  const mistyped = new Set(
    [...used].filter((name) => !files.has(name)).map((name) => name.split('/')[0]),
  )
  return entries.flatMap((entry) => {
    const { collection, slug, published } = entry
    const field = named.get(collection)
    if (!field || !published || used.has(`${collection}/${slug}`)) return []
    if (mistyped.has(collection)) return []
    return problemAt(entry, [field], { code: 'shown-nowhere', data: { collection, slug } })
  })
}

/** A client whose project is private must not be named among the partners. */
export function checkPrivate(entries: readonly LoadedEntry[]): Problem[] {
  const hidden = new Map(
    entries.flatMap(({ collection, raw, file }) =>
      collection === 'projects' && raw?.private === true ? [[sameName(raw.title), file]] : [],
    ),
  )
  return entries.flatMap((entry) => {
    const { collection, published, raw } = entry
    if (collection !== 'partners' || !published || !raw) return []
    const file = hidden.get(sameName(raw.name))
    if (file === undefined) return []
    const data = { name: String(raw.name), file }
    return problemAt(entry, ['name'], { code: 'private-named', data })
  })
}

const sameName = (name: unknown) => fold(String(name)).trim()
