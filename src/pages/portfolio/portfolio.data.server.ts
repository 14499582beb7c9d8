import type { Entry } from '../../content/entries.ts'
import { inOrder, pageOf, pictureOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import { iconPath } from '../icon-path.ts'
import type { SitePage } from '../page.ts'
import { itemList } from '../structured-data/item-list.ts'
import type { PortfolioPageData } from './PortfolioPage.tsx'
import type { Project } from './project.ts'

function projectData(content: Content, { slug, data }: Entry<'projects'>): Project {
  const named = {
    slug,
    title: data.title,
    description: data.description,
    cover: pictureOf(content, data.image, data.imageAlt),
    technologies: data.technologies,
    category: data.category,
    icon: iconPath(data.icon),
  }
  // The schema asks every public project for its case and an address.
  if (data.private || !data.case) return { isPrivate: true, ...named }
  const { screens, ...story } = data.case
  const address = data.demo ?? data.link ?? ''
  const drawn = screens.map(({ image, imageAlt }) => pictureOf(content, image, imageAlt))
  return { isPrivate: false, ...named, ...story, address, screens: drawn }
}

function portfolioData(content: Content): PortfolioPageData {
  const { data } = pageOf(content, 'portfolio')
  return {
    heading: data.heading,
    lead: data.lead,
    filtersLabel: data.filtersLabel,
    filterLabels: data.filters,
    empty: data.empty,
    projects: inOrder(content.projects).map((project) => projectData(content, project)),
    words: {
      project: data.projectAction,
      code: data.codeAction,
      codeUrl: content.site.social.github,
      labels: data.caseLabels,
      private: data.privateLabel,
      notice: data.privateDialog,
    },
  }
}

const projectList = (content: Content, path: string) =>
  itemList(
    content,
    path,
    inOrder(content.projects).map(({ data }) => ({
      item: { '@type': 'CreativeWork', name: data.title, description: data.description },
    })),
  )

/** The portfolio. */
export function portfolioPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'portfolio', 'portfolio', portfolioData, {
    facts: ({ path }) => ({ kind: 'CollectionPage', nodes: [projectList(content, path)] }),
  })
}
