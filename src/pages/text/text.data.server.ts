import { pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { definePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'

/** Pages that are their body: terms, privacy and whatever else the owner writes. */
export function textPages(content: Content): SitePage[] {
  return pagesOf(content, 'text').map(({ url, data, body, waiting }) =>
    definePage(content, {
      route: 'text',
      url,
      words: data,
      waiting,
      bodies: body ? [body.hash] : [],
      data: () => ({
        heading: data.heading,
        lead: data.lead,
        headings: (body?.headings ?? []).filter((heading) => heading.depth === 2),
        body: body?.hash ?? '',
      }),
    }),
  )
}
