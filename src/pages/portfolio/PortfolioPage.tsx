import { css } from '@emotion/react'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { ChoiceChips } from '../../components/chips.tsx'
import { container } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { type Filter, filterParameter, filterProjects, filters, parseFilter } from './filters.ts'
import { PrivateCard } from './PrivateCard.tsx'
import type { PrivateWords } from './PrivateNotice.tsx'
import { type CaseWords, ProjectCase } from './ProjectCase.tsx'
import type { Project } from './project.ts'
import { useSearchParameter } from './use-search-parameter.ts'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px 32px;
  margin-bottom: 28px;
  p {
    ${type.small};
    margin: 0;
    color: ${color.ink3};
  }
`
/* A case takes a whole row; private projects share one. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(64px, 8vw, 116px) 24px;
  > li {
    flex: 1 0 100%;
    min-width: 0;
  }
  > .private {
    flex: 1 1 320px;
  }
  ${media.mobile} {
    row-gap: 64px;
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
  words: CaseWords & { private: string; notice: PrivateWords }
}

/** How many projects a filter shows, in words. */
function countText(count: number, filter: Filter, labels: Record<Filter, string>): string {
  const projects = count === 1 ? '1 proyecto' : `${count} proyectos`
  return filter === 'all' ? projects : `${projects} de ${labels[filter]}`
}

/** The portfolio: cases and private projects, and a filter that lives in the URL. */
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
          <ChoiceChips
            label={data.filtersLabel}
            choices={filters.map((value) => ({ value, label: data.filterLabels[value] }))}
            current={filter}
            onChoose={choose}
          />
          <p role="status">{countText(projects.length, filter, data.filterLabels)}</p>
          {projects.some(({ isPrivate }) => !isPrivate) && <SwipeHint />}
        </div>
        {projects.length === 0 ? (
          <div css={nothing}>
            <p>{data.empty.text}</p>
            <ArrowLink to={data.empty.action.to}>{data.empty.action.label}</ArrowLink>
          </div>
        ) : (
          <ul css={list} className="projects">
            {projects.map((project, index) => (
              <li key={project.slug} className={project.isPrivate ? 'private' : undefined}>
                {project.isPrivate ? (
                  <PrivateCard
                    project={project}
                    category={data.filterLabels[project.category]}
                    label={data.words.private}
                    action={data.words.project}
                    notice={data.words.notice}
                  />
                ) : (
                  <ProjectCase
                    project={project}
                    category={data.filterLabels[project.category]}
                    words={data.words}
                    isFirst={index === 0}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
