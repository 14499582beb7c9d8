import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { PlannedPage } from '../page.ts'
import { resolveIcon } from '../resolve-icon.ts'
import { planTemplate } from '../resolve-page.ts'
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
      icon: resolveIcon(project.icon),
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
export function planPortfolio(content: Content): PlannedPage[] {
  return planTemplate(content, 'portfolio', 'portfolio', portfolioData)
}
