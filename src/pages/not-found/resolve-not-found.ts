import type { PlannedPage } from '../../app/planned-page.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { drawFire } from '../../lib/fire.ts'

/** The answer to every unknown address; a static host gives it the status 404. */
export function planNotFound(content: Content): PlannedPage[] {
  const { data } = pageOf(content, 'not-found')
  return [
    {
      url: '/404',
      bodies: [],
      resolve: () => ({
        route: 'notFound',
        head: {
          title: data.title,
          description: data.description,
          keywords: data.keywords,
          path: '/404',
          kind: 'website',
          noindex: true,
        },
        data: {
          heading: data.heading,
          subheading: data.subheading,
          text: data.text,
          home: data.home,
          search: data.search,
          ashes: drawFire('cenizas', 720, 24, { low: 0.6, tongues: 9, spread: 5, sparks: 0 }),
          ember: drawFire('brasa', 720, 24, {
            focus: 0.77,
            tongues: 1,
            spread: 0.5,
            low: 0,
            cols: 8,
            sparks: 0,
          }),
        },
      }),
    },
  ]
}
