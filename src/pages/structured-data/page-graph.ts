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
} from './nodes.ts'

type Node = Exclude<Thing, string> & { '@id': string }

/** A page above another in the hierarchy: its visible name and its path. */
type Ancestor = { name: string; url: string }

/** The structured data of a page. */
export type PageFacts = {
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'
  /** Whether it describes the agency and the site in full, and not only by name. */
  describesSite?: boolean
  /** The pages above it, outermost first. */
  ancestors?: readonly Ancestor[]
  /** What else the page describes; the first is its main entity, unless that is the agency. */
  nodes?: readonly Node[]
}

/**
 * The structured data of a page as one graph: the agency, the page, its breadcrumbs, and what it
 * describes.
 */
export function pageGraph(
  content: Content,
  { path, title, description }: Pick<Head, 'path' | 'title' | 'description'>,
  { kind = 'WebPage', describesSite, ancestors = [], nodes = [] }: PageFacts,
): Node[] {
  const { site } = content
  const agency = describesSite ? fullOrganization(site) : briefOrganization(site)
  const main = describesSite ? agency : nodes[0]
  const trail =
    ancestors.length > 0 && breadcrumbs(site, path, [...ancestors, { name: title, url: path }])
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
    agency,
    ...(describesSite ? [website(content)] : []),
    page,
    ...(trail ? [trail] : []),
    ...nodes,
  ]
}

function breadcrumbs(site: Content['site'], path: string, steps: readonly Ancestor[]) {
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
