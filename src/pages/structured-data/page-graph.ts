import type { BreadcrumbList, Thing, WebPage } from 'schema-dts'
import type { Content } from '../../content/read-content.ts'
import type { Head } from '../page.ts'
import {
  addressOf,
  briefOrganization,
  fullOrganization,
  idOf,
  website,
  websiteId,
} from './site-nodes.ts'

export type Node = Exclude<Thing, string> & { '@id': string }

/** A page above another: its name as visitors read it, and its path. */
export type Step = { name: string; url: string }

/** What a page tells search engines besides its head. */
export type PageFacts = {
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'
  /** Whether all is said of whose site it is, and not the name alone. */
  describesSite?: boolean
  /** The pages above it, from the outermost on. */
  above?: readonly Step[]
  /** What is described on it; the first is what the page is about. */
  nodes?: readonly Node[]
}

/**
 * All that a page tells search engines, as one graph: whose site it is, the page, the way to it, and
 * what stands on it.
 */
export function pageGraph(
  content: Content,
  { path, title, description }: Pick<Head, 'path' | 'title' | 'description'>,
  { kind = 'WebPage', describesSite, above = [], nodes = [] }: PageFacts,
): Node[] {
  const { site } = content
  const [main] = nodes
  const trail = above.length > 0 && breadcrumbs(site, path, [...above, { name: title, url: path }])
  const page = {
    '@type': kind,
    '@id': idOf(site, path, 'webpage'),
    url: addressOf(site, path),
    name: title,
    description,
    inLanguage: 'es',
    isPartOf: { '@id': websiteId(site) },
    ...(trail && { breadcrumb: { '@id': trail['@id'] } }),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
  } satisfies WebPage
  return [
    ...(describesSite ? [fullOrganization(site), website(content)] : [briefOrganization(site)]),
    page,
    ...(trail ? [trail] : []),
    ...nodes,
  ]
}

function breadcrumbs(site: Content['site'], path: string, steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(site, path, 'breadcrumbs'),
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      // The last one is the page itself.
      ...(url !== path && { item: addressOf(site, url) }),
    })),
  } satisfies BreadcrumbList
}
