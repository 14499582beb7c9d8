import type { Waiting } from '../content/entries.ts'
import { pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { templateSlugs } from '../content/schemas/pages.ts'
import { formatDay } from '../lib/format-date.ts'
import type { Head, SitePage } from './page.ts'
import type { PageProps, RouteId } from './routes.ts'
import { type ShareCard, shareImage } from './share-image.server.ts'
import { type PageFacts, pageGraph } from './structured-data/page-graph.ts'

type Definition<Id extends RouteId> = Pick<
  SitePage,
  'url' | 'lastModified' | 'isListing' | 'noindex'
> & {
  route: Id
  words: Pick<Head, 'title' | 'description' | 'keywords'>
  alternates?: () => Head['alternates']
  /** A custom image for shared links; by default one is drawn. */
  image?: Head['image']
  bodies?: readonly string[]
  /** Why its entry is not published yet. */
  waiting?: Waiting
  /** Whether it fills the screen, without header, footer and chat. */
  isBare?: boolean
  /** Its structured data. */
  facts?: (image: Head['image']) => PageFacts
  /** Overrides for the drawn image of its shared links. */
  card?: Partial<ShareCard>
  data: () => PageProps[Id]
}

/** A page with its head; its data is only computed on demand. */
export function definePage<Id extends RouteId>(
  content: Content,
  definition: Definition<Id>,
): SitePage {
  const { route, url, words, bodies = [], lastModified, isListing } = definition
  // A page that is not published yet must not be indexed.
  const noindex = definition.noindex || definition.waiting !== undefined || undefined
  const { title, description, keywords } = words
  const card: ShareCard = { title, ground: 'paper', fire: { seed: url }, ...definition.card }
  const image = definition.image ?? shareImage(card, content.site)
  return {
    url,
    bodies,
    lastModified,
    isListing,
    noindex,
    image,
    card: definition.image ? undefined : card,
    data: () => {
      const named = { path: url, title, description }
      const facts = definition.facts?.(image) ?? {}
      const structuredData = pageGraph(content, named, facts)
      const alternates = definition.alternates?.()
      return {
        route,
        head: { ...named, keywords, noindex, image, alternates, structuredData },
        data: definition.data(),
        isBare: definition.isBare,
        waitingText: waitingText(definition.waiting),
        bodies,
      }
    },
  }
}

/** Creates the function for a page that exists once, at the URL of its entry in `content/pages`. */
export function templatePage<Id extends RouteId & keyof typeof templateSlugs>(
  route: Id,
  dataOf: (content: Content) => PageProps[Id],
  more: (content: Content) => Partial<Definition<Id>> = () => ({}),
): (content: Content) => SitePage[] {
  // Of all templates at once, or TypeScript could not tell that each has the words of a head.
  const template: keyof typeof templateSlugs = route
  return (content) => {
    const { url, data: words } = pageOf(content, template)
    return [
      definePage(content, { ...more(content), url, words, route, data: () => dataOf(content) }),
    ]
  }
}

/** The label of an entry that is not published yet. */
export function waitingText(waiting: Waiting | undefined): string | undefined {
  if (waiting === undefined) return undefined
  if (waiting === 'draft') return 'Borrador'
  const [day, month] = formatDay(waiting).short.split(' ')
  return `Se publica el ${day} ${month}`
}
