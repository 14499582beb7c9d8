import type { FAQPage } from 'schema-dts'
import { bySlug } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { plainText } from '../../lib/plain-text.ts'
import { idOf } from './ids.ts'

/** The questions that a page names, with their answers in plain text; nothing when it names none. */
export function faqNodes(content: Content, path: string, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const node = {
    '@type': 'FAQPage',
    '@id': idOf(content.site, path, 'faq'),
    mainEntity: slugs.map((slug) => {
      const { data, body } = bySlug(content.faqs, slug)
      const text = body ? plainText(content.readBody(body.hash)) : ''
      return {
        '@type': 'Question' as const,
        name: data.question,
        acceptedAnswer: { '@type': 'Answer' as const, text },
      }
    }),
  } satisfies FAQPage
  return [node]
}
