import { css } from '@emotion/react'
import { useId } from 'react'
import { PageLink } from '../../components/PageLink.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const places = css`
  h2 {
    ${type.h3};
    margin-bottom: 16px;
  }
  ul {
    border-top: 2px solid ${color.ink};
    ${media.desktop} {
      columns: 2;
      column-gap: 24px;
    }
  }
  li {
    break-inside: avoid;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid ${color.line};
    text-decoration: none;
  }
  a:hover {
    color: ${color.emberText};
  }
`
const one = css`
  ${media.tablet} {
    ul {
      columns: 1;
    }
  }
`

export type PlaceLink = { label: string; to: string }

type Props = {
  heading: string
  links: readonly PlaceLink[]
  /** How many stand side by side on wide windows. */
  columns: 1 | 2
}

/** Links to places of the site, as an index. */
export function Places({ heading, links, columns }: Props) {
  const id = useId()
  return (
    <nav css={[places, columns === 1 && one]} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="places">
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
