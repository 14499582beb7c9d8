import type { PlannedPage } from '../../app/planned-page.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { drawAshes, drawSmoke, lastEmber } from '../../lib/ashes.ts'
import { pageHead } from '../resolve-head.ts'

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
          ...pageHead(content, data, '/404'),
          noindex: true,
        },
        data: {
          heading: data.heading,
          subheading: data.subheading,
          text: data.text,
          home: data.home,
          search: data.search,
          art: { ashes: drawAshes('cenizas', 1440, 40, 62), smoke: drawSmoke(), ember: lastEmber },
        },
      }),
    },
  ]
}
