/**
 * Media types that servers do not know by themselves, or know without their charset, by how the path
 * of a file ends. The first that fits counts.
 */
export const contentTypes = [
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
] as const satisfies (readonly [end: string, type: string])[]

/** The media type of a file by its path, where a server needs to be told. */
export const contentTypeOf = (path: string): string | undefined =>
  contentTypes.find(([end]) => `/${path}`.endsWith(end))?.[1]
