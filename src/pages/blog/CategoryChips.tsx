import { chipRow } from '../../components/chips.tsx'
import { PageLink } from '../../components/PageLink.tsx'
import type { BlogPageData } from './blog.data.server.ts'

/** Categories as links to listings of their own, so that they work without script. */
export function CategoryChips({ chips }: Pick<BlogPageData, 'chips'>) {
  return (
    <nav aria-label="Categorías">
      <ul css={chipRow}>
        {chips.map(({ label, url, current }) => (
          <li key={url}>
            <PageLink to={url} aria-current={current ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
