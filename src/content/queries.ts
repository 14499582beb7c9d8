import { compare } from '../lib/compare.ts'
import { formatPrice } from '../lib/format-price.ts'
import type { Image } from '../lib/image.ts'
import type { Article, Page, PageWords, Service, TeamMember } from './entries.ts'
import type { Content } from './read-content.ts'

/** Sorts the articles once for each version of the content. */
const sorted = new WeakMap<Content['blog'], readonly Article[]>()

/**
 * Newest first; articles of the same date by slug, so that the order never depends on the file
 * system.
 */
export function articlesByDate({ blog }: Content): readonly Article[] {
  const list =
    sorted.get(blog) ??
    [...blog].sort((a, b) => compare(b.data.date, a.data.date) || compare(a.slug, b.slug))
  sorted.set(blog, list)
  return list
}

export function inOrder<E extends { slug: string; data: { order: number } }>(
  entries: readonly E[],
): E[] {
  return [...entries].sort((a, b) => a.data.order - b.data.order || compare(a.slug, b.slug))
}

/** The entry that a reference names; the content build has checked that it exists. */
export function bySlug<E extends { slug: string; file: string }>(
  entries: readonly E[],
  slug: string,
): E {
  const entry = entries.find((candidate) => candidate.slug === slug)
  if (!entry)
    throw new Error(`No entry "${slug}" beside ${entries[0]?.file ?? 'an empty collection'}`)
  return entry
}

/** An image with its size, which the content build has checked. */
export function imageOf({ images }: Content, src: string, alt: string): Image {
  const size = images[src]
  if (!size) throw new Error(`No size for ${src}`)
  return { src, alt, ...size }
}

/** The portrait of a member, and the ground that it is printed on. */
export const portraitOf = (content: Content, { data }: TeamMember) => ({
  ...imageOf(content, data.image, data.imageAlt),
  ground: data.tone,
})

type PageOf<Template extends Page['data']['template']> = Page & {
  data: PageWords<Template>
}

export function pagesOf<Template extends Page['data']['template']>(
  content: Content,
  template: Template,
): PageOf<Template>[] {
  return content.pages.filter((page): page is PageOf<Template> => page.data.template === template)
}

/** The page of a template that only one page uses. */
export function pageOf<Template extends Page['data']['template']>(
  content: Content,
  template: Template,
): PageOf<Template> {
  const [page] = pagesOf(content, template)
  if (!page) throw new Error(`No page with the template "${template}"`)
  return page
}

/**
 * The date of an article's last change: the one that its writer states, or else that of its last
 * commit, but never before its publication. Pages show only a date that the writer states.
 */
export function lastChange(
  { changes }: Pick<Content, 'changes'>,
  { file, data }: Pick<Article, 'file' | 'data'>,
): string {
  if (data.updated) return data.updated
  const committed = changes?.[file]
  return committed && committed > data.date ? committed : data.date
}

/** The printed prices of services by plan; none for a service whose plans have errors. */
export const planPrices = (
  services: readonly { slug: string; data: Service['data'] | undefined }[],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    services.map(({ slug, data }) => [
      slug,
      Object.fromEntries(data?.plans.items.map(({ id, price }) => [id, formatPrice(price)]) ?? []),
    ]),
  )
