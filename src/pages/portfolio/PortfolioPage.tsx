import { css } from '@emotion/react'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { container } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { type Filter, filterParameter, filterProjects, parseFilter } from './filters.ts'
import { type CardWords, type Project, ProjectCard } from './ProjectCard.tsx'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px 32px;
  margin-bottom: 28px;
  p {
    ${type.small};
    color: ${color.ink3};
  }
`
/** Rows of 7+5, 5+7 and 6+6 columns, whatever a filter leaves. */
const list = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 56px 24px;
  > li {
    display: grid;
    grid-column: span 6;
  }
  > li:nth-of-type(6n + 1),
  > li:nth-of-type(6n + 4) {
    grid-column: span 7;
  }
  > li:nth-of-type(6n + 2),
  > li:nth-of-type(6n + 3) {
    grid-column: span 5;
  }
  > li:last-of-type:nth-of-type(odd) {
    grid-column: span 7;
  }
  ${media.belowTablet} {
    > li:nth-of-type(n) {
      grid-column: span 6;
    }
  }
  ${media.mobile} {
    display: block;
    > li + li {
      margin-top: 44px;
    }
  }
`
const nothing = css`
  ${type.lead};
  max-width: 30.6em;
  padding-block: 24px;
  color: ${color.ink2};
  p {
    margin-bottom: 16px;
  }
`
const end = css`
  padding-bottom: clamp(72px, 7.6vw, 116px);
`

export type PortfolioPageData = {
  heading: readonly string[]
  lead: string
  filtersLabel: string
  filterLabels: Record<Filter, string>
  empty: { text: string; action: { label: string; to: string } }
  projects: readonly Project[]
  words: CardWords
}

/** How many projects a filter shows, in words. */
function countText(count: number, filter: Filter, labels: Record<Filter, string>): string {
  const projects = count === 1 ? '1 proyecto' : `${count} proyectos`
  return filter === 'all' ? projects : `${projects} de ${labels[filter]}`
}

/** The portfolio: six cards, and a filter that lives in the URL. */
export function PortfolioPage(data: PortfolioPageData) {
  const [parameter, setParameter] = useSearchParameter(filterParameter)
  const filter = parseFilter(parameter)
  const projects = filterProjects(data.projects, filter)
  const choose = (next: Filter) => {
    if (next !== filter) setParameter(next === 'all' ? '' : next)
  }
  return (
    <>
      <PageHead heading={data.heading} lead={data.lead} />
      <div css={[container, end]}>
        <div css={bar}>
          <FilterButtons
            label={data.filtersLabel}
            labels={data.filterLabels}
            current={filter}
            onChoose={choose}
          />
          <p role="status">{countText(projects.length, filter, data.filterLabels)}</p>
        </div>
        {projects.length === 0 ? (
          <div css={nothing}>
            <p>{data.empty.text}</p>
            <ArrowLink to={data.empty.action.to}>{data.empty.action.label}</ArrowLink>
          </div>
        ) : (
          <ul css={list} className="projects">
            {projects.map((project, index) => (
              <li key={project.slug}>
                <ProjectCard
                  project={project}
                  category={data.filterLabels[project.category]}
                  words={data.words}
                  isFirst={index < 2}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
