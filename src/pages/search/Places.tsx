import { css } from '@emotion/react'
import { useId } from 'react'
import { PageLink } from '../../components/PageLink.tsx'
import { color, type } from '../../theme/tokens.ts'

const places = css`
  h2 {
    ${type.h3};
    margin-bottom: 16px;
  }
  ul {
    columns: 2 18rem;
    column-gap: 24px;
    border-top: 2px solid ${color.ink};
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

type Props = { heading: string; links: readonly { label: string; to: string }[] }

/** Links to places of the site, as an index in one column or two. */
export function Places({ heading, links }: Props) {
  const id = useId()
  return (
    <nav css={places} aria-labelledby={id}>
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
