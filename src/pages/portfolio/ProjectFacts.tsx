import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { color } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const kindStyle = css`
  ${type.small};
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.ink3};
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
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  color: ${color.ink3};
  li + li::before {
    content: '·';
    margin-inline: 8px;
  }
`

type Props = {
  /** Its icon's path. */
  icon: string
  category: string
  description: string
  technologies: readonly string[]
}

/** What is said of every project: its kind, what it is and what it is made of. */
export function ProjectFacts({ icon, category, description, technologies }: Props) {
  return (
    <>
      <p css={kindStyle}>
        <Icon path={icon} size={18} />
        {category}
      </p>
      <p css={text}>{description}</p>
      <ul css={list} className="technologies" aria-label="Tecnologías">
        {technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </>
  )
}
