import type { BodyContext } from '../../mdx/body-context.ts'
import type { LocalProblem } from '../problem.ts'
import type { BodyMetadata } from './body.ts'

/** A body while it is compiled: what the plugins are told, and what they find out. */
export type BodyDraft = BodyMetadata & {
  /** The text as the parser sees it. */
  readonly source: string
  /** Name of the entry, for ids that must not meet those of another body on the same page. */
  readonly slug: string
  /** Whether it stands on a page among others: it has none of its own. */
  readonly sharesPage?: boolean
  readonly context: BodyContext
  /** Whether the text could be read; a later failure is a fault of ours. */
  isParsed: boolean
  html?: string
  readonly problems: LocalProblem[]
}

/** What is known of a text that nobody has looked into. */
export const noMetadata = (): BodyMetadata => ({
  headings: [],
  words: 0,
  links: [],
  images: [],
  references: [],
  amounts: [],
  fingerprint: [],
})

/** An empty draft. */
export const createDraft = (
  about: Pick<BodyDraft, 'source' | 'slug' | 'sharesPage' | 'context'>,
): BodyDraft => ({
  ...about,
  ...noMetadata(),
  isParsed: false,
  problems: [],
})

/** Whether something in it keeps it from being published. */
export const isRefused = ({ problems }: Pick<BodyDraft, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error')
