import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { wideFire } from '../fires.ts'
import { withIcon } from '../icon-path.ts'
import { largeTestimonials } from '../shared-sections.ts'

export type WhyPageData = ReturnType<typeof whyData>

function whyData(content: Content) {
  const { heading, lead, advantages, testimonials, offer } = pageOf(content, 'why').data
  return {
    advantages: {
      heading,
      lead,
      listHeading: advantages.heading,
      items: advantages.items.map(withIcon),
      fire: {
        seed: '/por-que-elegirnos',
        width: 280,
        height: 320,
        tongues: advantages.items.length,
        focus: 0.48,
        spread: 0.95,
        cols: 44,
        low: 0.07,
        sparks: 3,
        salt: 6,
      },
    },
    testimonials: largeTestimonials(content, testimonials),
    offer: { ...offer, fire: { seed: '/por-que-elegirnos/invitacion', ...wideFire } },
  }
}

export const whyPages = templatePage('why', whyData)
