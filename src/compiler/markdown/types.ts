import type { Root } from 'hast'
import type { BodyHeading } from '../../content/entries.ts'
import type { Diagnostic, Position } from '../report/diagnostic.ts'

/** A value that a body takes from another entry when it is rendered, e.g. the price of a plan. */
export type BodyReference = {
  collection: 'services'
  slug: string
  /** Id of the plan within the service. */
  plan: string
  position: Position
}

/** What compiling a body yields. Depends on its source and the code alone, so it can be cached. */
export type CompiledBody = {
  /** The elements of the body, made by MDX; absent when there are errors. */
  tree?: Root
  headings: BodyHeading[]
  /** Words of prose: without code blocks, component names and addresses. */
  words: number
  /** Links within the site (`/…`, `#…`, or with its own address) with their places. */
  links: { href: string; position: Position }[]
  /** Pictures by their public path with their places. */
  images: { src: string; position: Position }[]
  references: BodyReference[]
  diagnostics: Diagnostic[]
}
