import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { withBase } from '../../lib/site-path.ts'
import { media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { type CaseLabels, CaseStory } from './CaseStory.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import type { PublicProject } from './project.ts'
import { actions } from './project-actions.ts'
import { Screens } from './Screens.tsx'

const words = css`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: 28px 24px;
  margin-top: 28px;
  h2 {
    ${type.h2};
    font-size: clamp(2rem, 3.2vw, 2.75rem);
    margin-bottom: 10px;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 20px;
  }
`

export type CaseWords = {
  project: string
  code: string
  /** Where the code button leads. */
  codeUrl: string
  labels: CaseLabels & { screens: string }
}

type Props = { project: PublicProject; category: string; words: CaseWords; isFirst: boolean }

/** A project as a case: what it looks like, what it is, and what was done for whom. */
export function ProjectCase({ project, category, words: labels, isFirst }: Props) {
  const { title, address, cover, screens } = project
  return (
    <article>
      <Screens
        label={`${labels.labels.screens} ${title}`}
        screens={[cover, ...screens]}
        isFirst={isFirst}
      />
      <div css={words}>
        <div>
          <h2>{title}</h2>
          <ProjectFacts {...project} category={category} />
          <div css={actions}>
            <a href={withBase(import.meta.env.BASE_URL, address)} target="_blank" rel="noopener">
              <span className="words">{labels.project}</span>
              <span className="vh"> {title} (se abre en otra pestaña)</span>
              <Icon path={icons.arrowUpRight} size={18} />
            </a>
            <a href={labels.codeUrl} target="_blank" rel="noopener">
              <Icon path={icons.github} size={20} />
              <span className="words">{labels.code}</span>
              <span className="vh"> de {title} (se abre en otra pestaña)</span>
            </a>
          </div>
        </div>
        <CaseStory {...project} labels={labels.labels} />
      </div>
    </article>
  )
}
