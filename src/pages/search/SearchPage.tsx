import { css } from '@emotion/react'
import { useId } from 'react'
import { container, sectionBox, split } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { Search } from '../../features/search/Search.tsx'
import { color, type } from '../../theme/tokens.ts'
import type { SearchPageData } from './search.data.server.ts'

const places = css`
  ${sectionBox};
  ${split(8)};
  row-gap: 44px;
  align-items: start;
  padding-top: clamp(44px, 5vw, 72px);
`
const index = css`
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

export function SearchPage(page: SearchPageData) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <div css={container}>
        <Search field={page.field} words={page} />
      </div>
      <div css={places} data-screen>
        <Places {...page.sections} />
        {page.categories.links.length > 0 && <Places {...page.categories} />}
      </div>
    </>
  )
}

/** Links to places of the site, as an index in one column or two. */
function Places({ heading, links }: SearchPageData['sections']) {
  const id = useId()
  return (
    <nav css={index} aria-labelledby={id}>
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
