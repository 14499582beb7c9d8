import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { Testimonial } from '../features/carousel/TestimonialSlide.tsx'

/** The testimonials that a page names, in the page's order. */
export function testimonialData(content: Content, slugs: readonly string[]): Testimonial[] {
  return slugs.map((slug) => {
    const {
      name,
      company,
      service,
      rating,
      content: words,
    } = bySlug(content.testimonials, slug).data
    return { id: slug, name, ...(company && { company }), service, rating, content: words }
  })
}
