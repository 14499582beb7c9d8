import type { Entry, PageWords } from '../../content/entries.ts'
import type { Picture } from '../../lib/picture.ts'

type ProjectEntry = Entry<'projects'>['data']
type Case = NonNullable<ProjectEntry['case']>

type Named = Pick<ProjectEntry, 'title' | 'description' | 'technologies' | 'category'> & {
  slug: string
  /** Its drawn cover; of a public project the first of its screens. */
  cover: Picture
  /** Its icon's path. */
  icon: string
}

/** A project that can be seen, told as a case. */
export type PublicProject = Named &
  Omit<Case, 'screens'> & {
    isPrivate: false
    /** Where it stands: a path without the base for a demo of this site. */
    address: string
    screens: readonly Picture[]
  }

/** A project whose owner asked not to show it. */
export type PrivateProject = Named & { isPrivate: true }

export type Project = PublicProject | PrivateProject

/** The words of the page, of which each project shows some. */
export type PortfolioWords = PageWords<'portfolio'>
