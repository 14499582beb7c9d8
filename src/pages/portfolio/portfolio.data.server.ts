import type { Entry, PageWords } from '../../content/entries.ts'
import { imageOf, inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { iconPath } from '../icon-path.ts'

export type PortfolioPageData = ReturnType<typeof portfolioData>

/** The page's texts, some of which are shown with each project. */
export type PortfolioWords = PageWords<'portfolio'>

export type Project = ReturnType<typeof projectData>
/** A project that can be visited, shown as a case. */
export type PublicProject = Extract<Project, { isPrivate: false }>
/** A project whose owner asked not to show it. */
export type PrivateProject = Extract<Project, { isPrivate: true }>

function projectData(content: Content, { slug, data }: Entry<'projects'>) {
  const { title, description, technologies, category } = data
  /** For a public project, the first of its screens. */
  const cover = imageOf(content, data.image, data.imageAlt)
  const icon = iconPath(data.icon)
  const named = { slug, title, description, technologies, category, cover, icon }
  // The schema requires a case and an address for every public project.
  if (data.private || !data.case) return { ...named, isPrivate: true as const }
  const { screens, ...story } = data.case
  return {
    ...named,
    ...story,
    isPrivate: false as const,
    /** A path without the base for a demo of this site. */
    address: data.link ?? '',
    screens: screens.map(({ image, imageAlt }) => imageOf(content, image, imageAlt)),
  }
}

function portfolioData(content: Content) {
  return {
    words: pageOf(content, 'portfolio').data,
    projects: inOrder(content.projects).map((project) => projectData(content, project)),
  }
}

export const portfolioPages = templatePage('portfolio', portfolioData, (content) => ({
  facts: () => ({
    kind: 'CollectionPage',
    list: inOrder(content.projects).map(({ data }) => ({
      item: { '@type': 'CreativeWork', name: data.title, description: data.description },
    })),
  }),
}))
