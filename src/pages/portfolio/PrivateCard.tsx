import { css } from '@emotion/react'
import { photoSources } from '../../components/photo-sources.ts'
import { color, radius } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { PrivateNotice, type PrivateWords } from './PrivateNotice.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import type { PrivateProject } from './project.ts'
import { actions } from './project-actions.ts'

/* Cards side by side are of one height: what can be done stands on one line in both. */
const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  > img {
    flex: none;
    width: 100%;
    height: auto;
    border-radius: ${radius.control};
    background: ${color.sunken};
  }
`
const title = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 16px;
  margin-block: 16px 4px;
  h2 {
    ${type.h3};
    font-size: 1.75rem;
  }
  span {
    ${type.note};
    padding: 4px 10px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.label};
    color: ${color.ink2};
  }
`

const foot = css`
  margin-top: auto;
  padding-top: 8px;
`

type Props = {
  project: PrivateProject
  category: string
  /** Says that it is private. */
  label: string
  action: string
  notice: PrivateWords
}

/** A private project: a shop with its shutter down, and a notice in place of a link. */
export function PrivateCard({ project, category, label, action, notice }: Props) {
  const { src, alt, width, height } = project.cover
  return (
    <article css={card}>
      <img
        {...photoSources(src, '(min-width: 48em) 40rem, 100vw')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <div css={title}>
        <h2>{project.title}</h2>
        <span>{label}</span>
      </div>
      <ProjectFacts {...project} category={category} />
      <div css={[actions, foot]}>
        <PrivateNotice title={project.title} image={src} action={action} words={notice} />
      </div>
    </article>
  )
}
