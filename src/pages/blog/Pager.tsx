import { css } from '@emotion/react'
import { PageLink } from '../../components/PageLink.tsx'
import { color } from '../../theme/tokens.ts'
import type { BlogPageData } from './blog.data.server.ts'

const pager = css`
  margin-top: 72px;
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  /* Before pages that are left out; not read aloud. */
  li[data-skips]::before {
    content: '…' / '';
    color: ${color.ink3};
  }
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: 4px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: ${color.sunken};
  }
  a[aria-current] {
    box-shadow: inset 0 -3px 0 ${color.ember};
  }
`

/** Links to the pages of a listing; nothing for a listing of one page. */
export function Pager({ links }: { links: BlogPageData['pager'] }) {
  if (links.length === 0) return null
  return (
    <nav css={pager} aria-label="Páginas">
      <ul className="pages">
        {links.map(({ number, url, current }, index) => (
          <li key={url} data-skips={number - (links[index - 1]?.number ?? 0) > 1 ? '' : undefined}>
            <PageLink to={url} aria-current={current ? 'page' : undefined}>
              <span className="vh">Página </span>
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
