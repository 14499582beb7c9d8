import type { FaqItem } from '../components/Accordion.tsx'
import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { mailAction } from './contact-channels.ts'
import { iconPath } from './icon-path.ts'

type Words = { heading: string; lead: string; items: readonly string[] }

/** The questions that a page names, in the page's order, and the way to ask what is not there. */
export function questionsData(content: Content, words: Words, mail = mailAction(content)) {
  const { heading, lead, items } = words
  return { heading, lead, mail, items: items.map((slug) => faqItem(content, slug)) }
}

function faqItem(content: Content, slug: string): FaqItem {
  const { data, body } = bySlug(content.faqs, slug)
  return {
    slug,
    question: data.question,
    icon: iconPath(data.icon),
    answer: body ? content.readBody(body.hash) : '',
  }
}
