import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { withBase } from '../../lib/site-path.ts'
import { color, duration, ease, media, radius } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { Filter } from './filters.ts'
import { PrivateNotice, type PrivateWords } from './PrivateNotice.tsx'

const card = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  > img {
    width: 100%;
    height: clamp(230px, 27vw, 390px);
    border-radius: ${radius.control};
    object-fit: cover;
    background: ${color.sunken};
  }
  h2 {
    ${type.h3};
    font-size: 1.75rem;
  }
  > p {
    margin-block: 8px 12px;
    max-width: 37.3em;
    color: ${color.ink2};
  }
`
const title = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 16px;
  margin-top: 16px;
`
const kind = css`
  ${type.small};
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.ink3};
  svg {
    color: ${color.emberText};
  }
`
const label = css`
  ${type.note};
  padding: 4px 10px;
  border: 1.5px solid ${color.line2};
  border-radius: ${radius.label};
  color: ${color.ink2};
`
const technologies = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  color: ${color.ink3};
  li + li::before {
    content: '·';
    margin-inline: 8px;
  }
`
const actions = css`
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-top: 8px;
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .words {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${color.ember};
  }
  svg {
    transition: transform ${duration.hover} ${ease.standard};
  }
  a:hover svg {
    transform: translate(3px, -3px);
  }
  ${media.mobile} {
    justify-content: space-between;
  }
`

export type Project = {
  slug: string
  title: string
  description: string
  /** Path of its drawn cover, without the base. */
  image: string
  imageAlt: string
  technologies: readonly string[]
  category: Exclude<Filter, 'all'>
  /** Its icon's path. */
  icon: string
  link: string
  isPrivate: boolean
}

export type CardWords = {
  project: string
  code: string
  /** Where the code button leads. */
  codeUrl: string
  private: string
  notice: PrivateWords
}

type Props = { project: Project; category: string; words: CardWords; isFirst: boolean }

/** A project: its drawn cover, what was done with which tools, and the ways to see it. */
export function ProjectCard({ project, category, words, isFirst }: Props) {
  return (
    <article css={card}>
      <img
        src={withBase(import.meta.env.BASE_URL, project.image)}
        alt={project.imageAlt}
        width={640}
        height={440}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div>
        <div css={title}>
          <h2>{project.title}</h2>
          {project.isPrivate && <span css={label}>{words.private}</span>}
        </div>
        <p css={kind}>
          <Icon path={project.icon} size={18} />
          {category}
        </p>
      </div>
      <p>{project.description}</p>
      <div>
        <ul css={technologies} className="technologies" aria-label="Tecnologías">
          {project.technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
        <div css={actions}>
          {project.isPrivate ? (
            <PrivateNotice project={project} action={words.project} words={words.notice} />
          ) : (
            <a href={project.link} target="_blank" rel="noopener">
              <span className="words">{words.project}</span>
              <span className="vh"> {project.title} (se abre en otra pestaña)</span>
              <Icon path={icons.arrowUpRight} size={18} />
            </a>
          )}
          <a href={words.codeUrl} target="_blank" rel="noopener">
            <Icon path={icons.github} size={20} />
            <span className="words">{words.code}</span>
            <span className="vh"> de {project.title} (se abre en otra pestaña)</span>
          </a>
        </div>
      </div>
    </article>
  )
}
