import type { PlannedPage } from '../../app/planned-page.ts'
import { pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { pageHead } from '../resolve-head.ts'

/** Pages that are their body: terms, privacy and whatever else the owner writes. */
export function planTexts(content: Content): PlannedPage[] {
  return pagesOf(content, 'text').map(({ slug, data, body }) => ({
    url: `/${slug}`,
    bodies: body ? [body.hash] : [],
    resolve: () => ({
      route: 'text',
      head: pageHead(content, data, `/${slug}`),
      data: {
        heading: data.heading,
        lead: data.lead,
        headings: (body?.headings ?? []).filter((heading) => heading.depth === 2),
        body: body?.hash ?? '',
      },
    }),
  }))
}
