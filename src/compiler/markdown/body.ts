import type { BodyHeading } from '../../content/entries.ts'
import { type BodyContext, priceOf } from '../../mdx/body-context.ts'
import type { LocalProblem, Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

/** What the build needs to know of a body besides its HTML; empty at first. */
export const noMetadata = () => ({
  headings: [] as BodyHeading[],
  /** Words of prose: without code blocks, component names and addresses. */
  words: 0,
  /** Links within the site (`/…`, `#…`, or with its own address), each with the range of its address. */
  links: [] as { href: string; range: Range; addressRange?: Range | null }[],
  images: [] as { src: string; range: Range; addressRange?: Range | null }[],
  /** Prices of plans, which a body takes from services (`slug`) when it is rendered. */
  references: [] as {
    slug: string
    plan: string
    range: Range
    /** The range of the service's name. */
    addressRange?: Range | null
  }[],
  /** Prices written by hand. */
  amounts: [] as { text: string; range: Range }[],
  /** Numbers that a body shares with a nearly identical one; see metadata/collect-metadata.ts. */
  fingerprint: [] as number[],
})

type BodyMetadata = ReturnType<typeof noMetadata>

/** The compiled body of an entry. Plain data, which depends on the text and its context. */
export type Body = BodyMetadata & {
  /** Absent when there are errors, or when a price or an image that it shows is unknown. */
  html?: string
  problems: Problem[]
}

/** A body while it is compiled: the input of the plugins and their results. */
export type BodyDraft = {
  /** The text as the parser sees it. */
  readonly source: string
  /** The text as it was written, with the faults that stopped the parser before. */
  readonly original: string
  /** Whether it must be short, because it is shown as a part of a page. */
  readonly isShort: boolean
  readonly context: BodyContext
  /** Whether the text could be parsed; a later failure is a bug of this program. */
  isParsed: boolean
  readonly metadata: BodyMetadata
  html?: string
  readonly problems: LocalProblem[]
}

export const createDraft = (
  about: Pick<BodyDraft, 'source' | 'original' | 'isShort' | 'context'>,
): BodyDraft => ({ ...about, metadata: noMetadata(), isParsed: false, problems: [] })

/** Whether an error keeps the body from being published. */
export const isRefused = ({ problems }: Pick<BodyDraft, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error')

/** The values of the context that a body's HTML depends on: when one changes, so does the HTML. */
export function shownValues(
  { references, images }: Pick<BodyMetadata, 'references' | 'images'>,
  context: BodyContext,
): (string | null)[] {
  return [
    context.basePath,
    context.address ?? '',
    ...references.map(({ slug, plan }) => priceOf(context, slug, plan) ?? null),
    ...images.map(({ src }) => {
      const size = context.sizes[src]
      return size ? `${size.width}×${size.height}` : null
    }),
  ]
}
