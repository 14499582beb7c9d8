import type { Picture } from '../../lib/picture.ts'
import type { Filter } from './filters.ts'

type Named = {
  slug: string
  title: string
  description: string
  /** Its drawn cover; of a public project the first of its screens. */
  cover: Picture
  technologies: readonly string[]
  category: Exclude<Filter, 'all'>
  /** Its icon's path. */
  icon: string
}

/** A project that can be seen, told as a case. */
export type PublicProject = Named & {
  isPrivate: false
  /** Where it stands: a path without the base for a demo of this site. */
  address: string
  screens: readonly Picture[]
  problem: string
  work: string
  result: string
  figure: { value: string; of: string }
}

/** A project whose owner asked not to show it. */
export type PrivateProject = Named & { isPrivate: true }

export type Project = PublicProject | PrivateProject
