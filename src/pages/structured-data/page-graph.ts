import type { Content } from '../../content/read-content.ts'
import type { Head } from '../page.ts'
import {
  addressOf,
  briefOrganization,
  faqNode,
  fullOrganization,
  idOf,
  itemList,
  type Listed,
  type Node,
  website,
  websiteId,
} from './nodes.ts'

/** A page above another in the hierarchy: its visible name and its path. */
type Ancestor = { name: string; url: string }

/** The structured data of a page. */
export type PageFacts = {
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'
  /** Whether it describes the agency and the site in full, and not only by name. */
  describesSite?: boolean
  /** The pages above it, outermost first. */
  ancestors?: readonly Ancestor[]
  /** What else the page describes, before what it lists and answers. */
  node?: Node
  /** What it lists, in reading order. */
  list?: readonly Listed[]
  /** The questions that it answers. */
  questions?: readonly string[]
}

/**
 * The structured data of a page as one graph: the agency, the page, its breadcrumbs, and what it
 * describes. The first of that is its main entity, unless that is the agency.
 */
export function pageGraph(
  content: Content,
  { path, title, description }: Pick<Head, 'path' | 'title' | 'description'>,
  { kind = 'WebPage', describesSite, ancestors = [], node, list = [], questions = [] }: PageFacts,
): Node[] {
  const { site } = content
  const nodes = [
    ...(node ? [node] : []),
    ...(list.length > 0 ? [itemList(site, path, list)] : []),
    ...(questions.length > 0 ? [faqNode(content, path, questions)] : []),
  ]
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
  }
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
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last one is the page itself.
      ...(url !== path && { item: addressOf(site, url) }),
    })),
  }
}
