import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { wideFire } from '../fires.ts'
import type { PlannedPage } from '../page.ts'
import { resolveIcon } from '../resolve-icon.ts'
import { planTemplate } from '../resolve-page.ts'
import type { AboutPageData } from './AboutPage.tsx'

function aboutData(content: Content): AboutPageData {
  const { heading, lead, mission, values, story, offer } = pageOf(content, 'about').data
  return {
    heading,
    lead,
    mission: {
      ...mission,
      fire: { seed: '/quienes-somos', ...wideFire(2) },
    },
    values: {
      heading: values.heading,
      items: values.items.map((item) => ({ ...item, icon: resolveIcon(item.icon) })),
    },
    story,
    faces: {
      ...offer,
      portraits: inOrder(content.team).map(({ data }) => ({
        image: data.image,
        alt: data.imageAlt,
      })),
    },
  }
}

/** The page about the agency. */
export function planAbout(content: Content): PlannedPage[] {
  return planTemplate(content, 'about', 'about', aboutData)
}
