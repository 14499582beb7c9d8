import { pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { PlannedPage } from '../page.ts'
import { planPage } from '../resolve-page.ts'

/** Pages that are their body: terms, privacy and whatever else the owner writes. */
export function planTexts(content: Content): PlannedPage[] {
  return pagesOf(content, 'text').map(({ url, data, body }) =>
    planPage(content, {
      route: 'text',
      url,
      words: data,
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
