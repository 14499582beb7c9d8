import { pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { definePage } from '../define-page.ts'

export type TextPageData = ReturnType<typeof textData>

const textData = ({
  data: { heading, lead },
  body,
}: ReturnType<typeof pagesOf<'text'>>[number]) => ({
  heading,
  lead,
  headings: (body?.headings ?? []).filter(({ depth }) => depth === 2),
  body: body?.hash ?? '',
})

/** Pages that consist of their body: terms, privacy and whatever else the owner writes. */
export function textPages(content: Content) {
  return pagesOf(content, 'text').map((page) =>
    definePage(content, {
      route: 'text',
      url: page.url,
      words: page.data,
      waiting: page.waiting,
      bodies: page.body ? [page.body.hash] : [],
      data: () => textData(page),
    }),
  )
}
