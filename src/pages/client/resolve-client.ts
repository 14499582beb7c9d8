import type { PlannedPage } from '../../app/planned-page.ts'
import type { Entry } from '../../content/entries.ts'
import type { Content } from '../../content/read-content.ts'
import { fire } from '../../lib/art.ts'
import { drawAshes } from '../../lib/ashes.ts'
import { pageHead } from '../resolve-head.ts'

function planClient(content: Content, { slug, data }: Entry<'clients'>): PlannedPage {
  const url = `/clientes/${slug}`
  const head = { ...pageHead(content, data, url), noindex: true }
  return {
    url,
    bodies: [],
    resolve: () =>
      data.kind === 'frame'
        ? {
            route: 'clientFrame',
            head,
            data: {
              title: data.title,
              address: data.url ?? '',
              fire: fire('cargando', 260, 34, { low: 0.3, spread: 2, tongues: 4, sparks: 0 }),
            },
          }
        : {
            route: 'clientNotice',
            head,
            data: {
              heading: data.heading ?? data.title,
              text: data.text ?? '',
              email: content.site.email,
              ashes: drawAshes(slug, 1440, 40, 62),
              tongue: fire(slug, 80, 150, {
                tongues: 1,
                focus: 0.5,
                spread: 2.2,
                low: 0,
                cols: 16,
                sparks: 2,
                salt: 4,
              }),
            },
          },
  }
}

/** The clients' pages: a notice, or their site in a frame. None is for search engines. */
export function planClients(content: Content): PlannedPage[] {
  return content.clients.map((client) => planClient(content, client))
}
