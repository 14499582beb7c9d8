import { compare } from '../lib/compare.ts'
import type { BuiltPage, BuiltSite } from './built-pages.ts'
import { type Change, lineDifferences } from './line-differences.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'

export type PageChange = {
  kind: 'changed' | 'new' | 'gone' | 'moved'
  /** Its address in the newer state, or in the older one when it is gone. */
  url: string
  from?: string
  /** Where the former address of a page that moved or is gone now redirects to. */
  leadsTo?: string
  route: string
  before?: PageFacts
  after?: PageFacts
  /** The differences in its visible text. */
  text: Change[]
}

/** Whether a page shows an image, e.g. `content/images/horno.jpg`, in full or in one of its sizes. */
export function showsImage(html: string, file: string): boolean {
  const path = file.slice('content/images'.length)
  return html.includes(`/images${path}`) || html.includes(`/_images${path}.`)
}

export function comparePages(
  base: BuiltSite,
  head: BuiltSite,
  changedImages: readonly string[],
): PageChange[] {
  const isShown = ({ html }: BuiltPage) => changedImages.some((file) => showsImage(html, file))
  const gone = new Map([...base.pages].filter(([url]) => !head.pages.has(url)))
  const changes: PageChange[] = []
  for (const [url, after] of head.pages) {
    const before = base.pages.get(url)
    if (before) {
      if (before.identity !== after.identity || isShown(after))
        changes.push(changeOf({ kind: 'changed', url }, before, after))
      continue
    }
    const former = formerPage(after, gone, head)
    if (!former) changes.push(changeOf({ kind: 'new', url }, undefined, after))
    else {
      const from = former.url
      gone.delete(from)
      const leadsTo = head.redirects.get(from)
      changes.push(changeOf({ kind: 'moved', url, from, leadsTo }, former, after))
    }
  }
  for (const [url, before] of gone) {
    const leadsTo = head.redirects.get(url)
    changes.push(changeOf({ kind: 'gone', url, leadsTo }, before, undefined))
  }
  return changes.sort((a, b) => compare(a.url, b.url))
}

/** What a new page was before: a removed page that redirects to it, or one with its title. */
function formerPage(
  { url, title, route }: BuiltPage,
  gone: ReadonlyMap<string, BuiltPage>,
  head: BuiltSite,
): BuiltPage | undefined {
  const redirected = [...head.redirects].find(([from, to]) => gone.has(from) && to === url)
  if (redirected) return gone.get(redirected[0])
  return [...gone.values()].find((page) => page.route === route && page.title === title)
}

function changeOf(
  change: Pick<PageChange, 'kind' | 'url' | 'from' | 'leadsTo'>,
  old: BuiltPage | undefined,
  next: BuiltPage | undefined,
): PageChange {
  const before = old && pageFacts(old)
  const after = next && pageFacts(next)
  return {
    ...change,
    route: (next ?? old)?.route ?? '',
    before,
    after,
    text: before && after ? lineDifferences(before.text, after.text) : [],
  }
}
