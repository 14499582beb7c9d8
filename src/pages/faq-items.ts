import type { FaqItem } from '../components/Accordion.tsx'
import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { iconPath } from './icon-path.ts'

/** The questions that a page names, with icon and answer, in the page's order. */
export function faqItems(content: Content, slugs: readonly string[]): FaqItem[] {
  return slugs.map((slug) => {
    const { data, body } = bySlug(content.faqs, slug)
    return {
      slug,
      question: data.question,
      icon: iconPath(data.icon),
      answer: body ? content.readBody(body.hash) : '',
    }
  })
}
