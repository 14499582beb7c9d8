import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { wideFire } from '../fires.ts'
import { appsData } from '../shared-sections.ts'

export type ResourcesPageData = ReturnType<typeof resourcesData>

function resourcesData(content: Content) {
  const { slug, data } = pageOf(content, 'resources')
  return {
    heading: data.heading,
    lead: data.lead,
    apps: appsData(content),
    offer: { ...data.offer, fire: { seed: slug, ...wideFire } },
  }
}

export const resourcesPages = templatePage('resources', resourcesData)
