import type { BodyHeading } from '../../content/entries.ts'
import type { Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

/** A value that a body takes from another entry when it is rendered: the price of a plan. */
export type BodyReference = {
  collection: 'services'
  slug: string
  /** Id of the plan within the service. */
  plan: string
  range: Range
}

/** What the build wants to know of a text besides its HTML. */
export type BodyMetadata = {
  headings: BodyHeading[]
  /** Words of prose: without code blocks, component names and addresses. */
  words: number
  /** Links within the site (`/…`, `#…`, or with its own address). */
  links: { href: string; range: Range }[]
  /** Pictures by their public path. */
  images: { src: string; range: Range }[]
  references: BodyReference[]
  /** Prices that the text writes by hand. */
  amounts: { text: string; range: Range }[]
  /** What it shares with a text that is nearly the same; see metadata/fingerprint.ts. */
  fingerprint: number[]
}

/** What becomes of the text of an entry. Plain data, which depends on the text and its context. */
export type Body = BodyMetadata & {
  /** Absent when there are errors, or when a price or a picture that it shows is unknown. */
  html?: string
  problems: Problem[]
}
