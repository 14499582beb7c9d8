import type { Content } from '../content/read-content.ts'
import { bySlug } from '../content/queries.ts'

/** What a client said, as a page shows it. */
export type Story = {
  name: string
  company: string | undefined
  rating: number
  content: string
}

/** The testimonials that a page names, in the page's order. */
export function stories(content: Content, slugs: readonly string[]): Story[] {
  return slugs.map((slug) => {
    const { name, company, rating, content: words } = bySlug(content.testimonials, slug).data
    return { name, company, rating, content: words }
  })
}
