import { chipRow } from '../../components/chips.tsx'
import { PageLink } from '../../components/PageLink.tsx'

export type Chip = { label: string; url: string; current: boolean }

/** Categories as links to listings of their own, so that they work without script. */
export function CategoryChips({ chips: items }: { chips: readonly Chip[] }) {
  return (
    <nav aria-label="Categorías">
      <ul css={chipRow}>
        {items.map(({ label, url, current }) => (
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
