import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'

/** The testimonials that a page names, in the page's order. */
export const testimonialData = (content: Content, slugs: readonly string[]) =>
  slugs.map((slug) => ({ id: slug, ...bySlug(content.testimonials, slug).data }))
