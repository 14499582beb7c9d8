import type { BodyHeading } from '../../content/entries.ts'
import { type BodyContext, priceOf, sizeOf } from '../../mdx/body-context.ts'
import type { LocalProblem, Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

/** A value that a body takes from another entry when it is rendered: the price of a plan. */
type BodyReference = {
  collection: 'services'
  slug: string
  plan: string
  range: Range
}

/** What the build wants to know of a text besides its HTML; empty before anybody looks into it. */
export const noMetadata = () => ({
  headings: [] as BodyHeading[],
  /** Words of prose: without code blocks, component names and addresses. */
  words: 0,
  /** Links within the site (`/…`, `#…`, or with its own address). */
  links: [] as { href: string; range: Range }[],
  images: [] as { src: string; range: Range }[],
  references: [] as BodyReference[],
  /** Prices that the text writes by hand. */
  amounts: [] as { text: string; range: Range }[],
  /** What it shares with a text that is nearly the same; see metadata/fingerprint.ts. */
  fingerprint: [] as number[],
})

type BodyMetadata = ReturnType<typeof noMetadata>

/** What becomes of the text of an entry. Plain data, which depends on the text and its context. */
export type Body = BodyMetadata & {
  /** Absent when there are errors, or when a price or a picture that it shows is unknown. */
  html?: string
  problems: Problem[]
}

/** A body while it is compiled: what the plugins are told, and what they find out. */
export type BodyDraft = {
  /** The text as the parser sees it. */
  readonly source: string
  /** Name of the entry, for ids that must not meet those of another body on the same page. */
  readonly slug: string
  /** Whether it stands on a page among others: it has none of its own. */
  readonly sharesPage?: boolean
  readonly context: BodyContext
  /** Whether the text could be read; a later failure is a fault of ours. */
  isParsed: boolean
  readonly metadata: BodyMetadata
  html?: string
  readonly problems: LocalProblem[]
}

export const createDraft = (
  about: Pick<BodyDraft, 'source' | 'slug' | 'sharesPage' | 'context'>,
): BodyDraft => ({
  ...about,
  metadata: noMetadata(),
  isParsed: false,
  problems: [],
})

/** Whether something in it keeps it from being published. */
export const isRefused = ({ problems }: Pick<BodyDraft, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error')

/** What a body shows of its context, in the order of its text; `null` where that is not known. */
export type ShownValues = (string | null)[]

/** The values that shape the HTML of a body as its text does: when one changes, so does the HTML. */
export function shownValues(
  { references, images }: Pick<BodyMetadata, 'references' | 'images'>,
  context: BodyContext,
): ShownValues {
  return [
    context.basePath,
    context.address ?? '',
    ...references.map(({ slug, plan }) => priceOf(context, slug, plan) ?? null),
    ...images.map(({ src }) => {
      const size = sizeOf(context, src)
      return size ? `${size.width}×${size.height}` : null
    }),
  ]
}
