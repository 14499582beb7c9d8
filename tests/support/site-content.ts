import { readEnvironment } from '../../src/content/environment.ts'
import { articlesByDate, pageOf } from '../../src/content/queries.ts'
import { type Content, readContent } from '../../src/content/read-content.ts'
import { aliasRedirects } from '../../src/site/host-rules.ts'

/**
 * The content as the last build has read it. Tests of pages take their expectations from here, so
 * that a writer may add and reword entries without changing a test.
 */
export const content = withPlainSpaces(readContent())
export const { site } = content
export const home = pageOf(content, 'home').data

/** Slashes at both ends: `/` or `/repo/`. */
export const { basePath } = readEnvironment(site.address)

/** Pages are read with one kind of space, `plainText` sees to it; so is what they are compared with. */
function withPlainSpaces({ readBody, ...indices }: Content): Content {
  const plain = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value
  return { ...(JSON.parse(JSON.stringify(indices), plain) as Omit<Content, 'readBody'>), readBody }
}

/** Pages that fill the screen: without header, footer and chat. */
export const barePages = [
  '/app-loader',
  ...content.clients.filter(({ data }) => data.url).map(({ slug }) => `/clientes/${slug}`),
]

export const aliases = aliasRedirects(content)

export function longArticle() {
  const [longest] = articlesByDate(content)
    .slice(0, 12)
    .sort((a, b) => (b.body?.words ?? 0) - (a.body?.words ?? 0))
  if (!longest) throw new Error('There is no article')
  return longest
}
