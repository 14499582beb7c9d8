import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { defineTemplatePage } from '../define-page.ts'
import { iconPath } from '../icon-path.ts'
import type { SitePage } from '../page.ts'
import type { PortfolioPageData } from './PortfolioPage.tsx'

function portfolioData(content: Content): PortfolioPageData {
  const { data } = pageOf(content, 'portfolio')
  return {
    heading: data.heading,
    lead: data.lead,
    filtersLabel: data.filtersLabel,
    filterLabels: data.filters,
    empty: data.empty,
    projects: inOrder(content.projects).map(({ slug, data: project }) => ({
      slug,
      title: project.title,
      description: project.description,
      image: project.image,
      imageAlt: project.imageAlt,
      technologies: project.technologies,
      category: project.category,
      icon: iconPath(project.icon),
      link: project.link ?? '',
      isPrivate: project.private ?? false,
    })),
    words: {
      project: data.projectAction,
      code: data.codeAction,
      codeUrl: content.site.social.github,
      private: data.privateLabel,
      notice: data.privateDialog,
    },
  }
}

/** The portfolio. */
export function portfolioPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'portfolio', 'portfolio', portfolioData)
}
