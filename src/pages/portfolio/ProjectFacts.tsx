import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { dotted, wrapping } from '../../components/layout.ts'
import { arrowLink } from '../../components/links.tsx'
import { color, quiet } from '../../theme/tokens.ts'
import type { PortfolioWords, Project } from './portfolio.data.server.ts'

const kind = css`
  ${quiet.hint};
  display: flex;
  align-items: center;
  gap: 8px;
  svg {
    color: ${color.emberText};
  }
`
const text = css`
  margin-block: 8px 12px;
  max-width: 37.3em;
  color: ${color.ink2};
`
const list = css`
  ${quiet.hint};
  ${dotted};
`

/** The links of a project, in one row. */
export const actions = css`
  ${wrapping};
  gap: 0 28px;
  margin-top: 8px;
  a,
  button {
    ${arrowLink}
  }
  a:hover svg {
    transform: translate(3px, -3px);
  }
`

type Props = { project: Project; words: PortfolioWords }

/** What every project shows: its kind, its description and its technologies. */
export function ProjectFacts({ project, words }: Props) {
  return (
    <>
      <p css={kind}>
        <Icon path={project.icon} size={18} />
        {words.filters[project.category]}
      </p>
      <p css={text}>{project.description}</p>
      <ul css={list} className="technologies" aria-label="Tecnologías">
        {project.technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </>
  )
}
