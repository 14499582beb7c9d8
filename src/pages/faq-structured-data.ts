import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { plainText } from '../lib/plain-text.ts'

/** schema.org FAQPage of the questions that a page names. */
export function faqStructuredData(content: Content, slugs: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: slugs.map((slug) => {
      const { data, body } = bySlug(content.faqs, slug)
      const text = body ? plainText(content.readBody(body.hash)) : ''
      return {
        '@type': 'Question',
        name: data.question,
        acceptedAnswer: { '@type': 'Answer', text },
      }
    }),
  }
}
