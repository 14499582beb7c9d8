import { css } from '@emotion/react'
import { useSearchParams } from 'react-router-dom'
import { ChoiceChips } from '../../components/chips.tsx'
import { apart, container } from '../../components/layout.ts'
import { ArrowLink } from '../../components/links.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import { inPlace } from '../../lib/in-place.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { quiet } from '../../theme/tokens.ts'
import { PrivateCard } from './PrivateCard.tsx'
import { ProjectCase } from './ProjectCase.tsx'
import type { PortfolioPageData, PortfolioWords } from './portfolio.data.server.ts'

const bar = css`
  ${apart};
  gap: 12px 32px;
  margin-bottom: 28px;
  p {
    ${quiet.hint};
    margin: 0;
  }
`
/* A case takes a full row; private projects share a row. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(64px, 8vw, 116px) 24px;
  > li {
    flex: 1 0 100%;
    min-width: 0;
  }
  > .private {
    flex: 1 1 280px;
  }
`
const nothing = css`
  ${quiet.lead};
  max-width: 30.6em;
  padding-block: 24px;
  p {
    margin-bottom: 16px;
  }
`
const end = css`
  padding-bottom: clamp(72px, 7.6vw, 116px);
`

type Filter = keyof PortfolioWords['filters']

/** Filters in the order of their buttons; `all` is not in the URL. */
const filters: readonly Filter[] = ['all', 'web', 'ecommerce', 'saas', 'ia']

/**
 * The filter in the URL; an unknown one means all projects. It is `all` until hydrated, because the
 * HTML is the same for every filter. Choosing one adds a history entry and does not scroll.
 */
function useFilter() {
  const [parameters, setParameters] = useSearchParams()
  const asked = useHydrated() ? parameters.get('filtro') : null
  const filter = filters.find((one) => one === asked) ?? 'all'
  const choose = (next: Filter) => {
    if (next !== filter) setParameters(next === 'all' ? {} : { filtro: next }, { state: inPlace })
  }
  return [filter, choose] as const
}

function countText(count: number, filter: Filter, labels: PortfolioWords['filters']): string {
  const projects = count === 1 ? '1 proyecto' : `${count} proyectos`
  return filter === 'all' ? projects : `${projects} de ${labels[filter]}`
}

/** The portfolio: cases and private projects, with a filter that is kept in the URL. */
export function PortfolioPage({ words, projects: all }: PortfolioPageData) {
  const [filter, choose] = useFilter()
  const projects = all.filter(({ category }) => filter === 'all' || category === filter)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div css={[container, end]}>
        {all.length > 0 && (
          <div css={bar}>
            <ChoiceChips
              label={words.filtersLabel}
              choices={filters.map((value) => ({ value, label: words.filters[value] }))}
              current={filter}
              onChoose={choose}
            />
            <p role="status">{countText(projects.length, filter, words.filters)}</p>
            {projects.some(({ isPrivate }) => !isPrivate) && <SwipeHint />}
          </div>
        )}
        {projects.length === 0 ? (
          <div css={nothing}>
            <p>{words.empty.text}</p>
            <ArrowLink to={words.empty.action.to}>{words.empty.action.label}</ArrowLink>
          </div>
        ) : (
          <ul css={list} className="projects">
            {projects.map((project, index) => (
              <li key={project.slug} className={project.isPrivate ? 'private' : undefined}>
                {project.isPrivate ? (
                  <PrivateCard project={project} words={words} />
                ) : (
                  <ProjectCase project={project} words={words} isFirst={index === 0} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
