import type { PlannedPage } from '../../app/planned-page.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { fire } from '../../lib/art.ts'
import { pageHead } from '../resolve-head.ts'

/** The loading screen of the AI apps. */
export function planLoader(content: Content): PlannedPage[] {
  const { slug, data } = pageOf(content, 'loader')
  const url = `/${slug}`
  return [
    {
      url,
      bodies: [],
      resolve: () => ({
        route: 'loader',
        head: {
          ...pageHead(content, data, url),
          noindex: true,
        },
        data: {
          fallbackName: data.fallbackName,
          stages: data.stages,
          done: data.done,
          soon: data.soon,
          progressLabel: data.progressLabel,
          facts: data.facts,
          home: data.home,
          fire: fire(slug, 720, 190, { low: 0.16, cols: 76, tongues: 5, sparks: 0 }),
        },
      }),
    },
  ]
}
