import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'

type Words = { heading: string; items: readonly string[] }

/** A section of testimonials: those that it names, in its order. */
export const testimonialData = (content: Content, { heading, items }: Words) => ({
  heading,
  stories: items.map((slug) => ({ id: slug, ...bySlug(content.testimonials, slug).data })),
})
