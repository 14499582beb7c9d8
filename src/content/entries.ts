import type { z } from 'zod'
import type { CollectionName, collections } from './collections.ts'

/** A heading of a body, for the table of contents. */
export type BodyHeading = { depth: 2 | 3 | 4 | 5 | 6; text: string; id: string }

/** What the indices keep of a body; its HTML is `generated/bodies/<hash>.html`. */
type BodySummary = {
  /** SHA-256 of the HTML, first 16 hex digits. */
  hash: string
  headings: BodyHeading[]
  words: number
  images?: string[]
}

type UrlOf<Name extends CollectionName> = Name extends CollectionName
  ? (typeof collections)[Name] extends { urlPrefix: string }
    ? string
    : undefined
  : never

/** One published entry of a collection, validated. */
export type Entry<Name extends CollectionName> = {
  slug: string
  /** Path from the project's root, e.g. `content/blog/hola.mdx`. */
  file: string
  /** Path of its page without the base, e.g. `/blog/hola`; only some collections have pages. */
  url: UrlOf<Name>
  data: z.infer<(typeof collections)[Name]['schema']>
  body?: BodySummary
  /** Why it is not published yet; present only in previews and in builds with drafts. */
  waiting?: Waiting
}

/** `draft`, or the future date of an article, e.g. `2026-11-29`. */
export type Waiting = 'draft' | (string & {})

export type Article = Entry<'blog'>
export type Service = Entry<'services'>
export type TeamMember = Entry<'team'>
export type Page = Entry<'pages'>

/** The words of a page, by its template. */
export type PageWords<Template extends Page['data']['template']> = Extract<
  Page['data'],
  { template: Template }
>
