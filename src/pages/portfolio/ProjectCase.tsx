import { css } from '@emotion/react'
import { Icon, icons } from '../../components/Icon.tsx'
import { OutLink } from '../../components/OutLink.tsx'
import { withBase } from '../../lib/site-path.ts'
import { color, media, quiet, type } from '../../theme/tokens.ts'
import { actions, ProjectFacts } from './ProjectFacts.tsx'
import type { PortfolioWords, PublicProject } from './portfolio.data.server.ts'
import { Screens } from './Screens.tsx'

const parts = css`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: 28px 24px;
  margin-top: 28px;
  h2 {
    font-size: clamp(2rem, 3.2vw, 2.75rem);
    margin-bottom: 10px;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 20px;
  }
`
const story = css`
  border-top: 2px solid ${color.ink};
  > div {
    display: grid;
    grid-template-columns: minmax(7.5em, 1fr) 4fr;
    gap: 4px 24px;
    padding-block: 18px;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 38em;
  }
  ${media.belowSmall} {
    > div {
      display: block;
    }
  }
`
const count = css`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-top: 14px;
  strong {
    ${type.price}
  }
  span {
    ${quiet.small};
    max-width: 30em;
    text-wrap: balance;
  }
`

type Props = {
  project: PublicProject
  words: PortfolioWords
  /** Where the code button leads; without it there is none. */
  codeUrl: string | undefined
  isFirst: boolean
}

/** A project as a case: what it looks like, what was done for whom, and one figure to be counted. */
export function ProjectCase({ project, words, codeUrl, isFirst }: Props) {
  const { title, address, cover, screens, problem, work, result, figure } = project
  const labels = words.caseLabels
  return (
    <article>
      <Screens
        label={`${labels.screens} ${title}`}
        screens={[cover, ...screens]}
        isFirst={isFirst}
      />
      <div css={parts}>
        <div>
          <h2>{title}</h2>
          <ProjectFacts project={project} words={words} />
          <div css={actions}>
            <OutLink href={withBase(import.meta.env.BASE_URL, address)}>
              <span className="words">{words.projectAction}</span>
              <span className="vh"> {title} (se abre en otra pestaña)</span>
              <Icon path={icons.arrowUpRight} size={18} />
            </OutLink>
            {codeUrl && (
              <OutLink href={codeUrl}>
                <Icon path={icons.github} size={20} />
                <span className="words">{words.codeAction}</span>
                <span className="vh"> de {title} (se abre en otra pestaña)</span>
              </OutLink>
            )}
          </div>
        </div>
        <dl css={story}>
          <div>
            <dt>{labels.problem}</dt>
            <dd>{problem}</dd>
          </div>
          <div>
            <dt>{labels.work}</dt>
            <dd>{work}</dd>
          </div>
          <div>
            <dt>{labels.result}</dt>
            <dd>
              {result}
              <p css={count}>
                <strong>{figure.value}</strong> <span>{figure.of}</span>
              </p>
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
