import { inOrder, pageOf, portraitOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { wideFire } from '../fires.ts'
import { withIcon } from '../icon-path.ts'

export type AboutPageData = ReturnType<typeof aboutData>

function aboutData(content: Content) {
  const { heading, lead, mission, values, story, offer } = pageOf(content, 'about').data
  return {
    heading,
    statement: lead,
    mission: { ...mission, fire: { seed: '/quienes-somos', ...wideFire, salt: 2 } },
    values: { ...values, items: values.items.map(withIcon) },
    story,
    faces: {
      ...offer,
      portraits: inOrder(content.team).map((member) => portraitOf(content, member)),
    },
  }
}

export const aboutPages = templatePage('about', aboutData, () => ({
  facts: () => ({ kind: 'AboutPage' }),
}))
