import { css } from '@emotion/react'
import { PageLink } from '../../components/PageLink.tsx'
import { color, media, radius } from '../../theme/tokens.ts'

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  margin: 0;
  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 4px 20px;
    scroll-padding-inline: 20px;
    /* The row begins where the current one is in view. */
    [aria-current] {
      scroll-initial-target: nearest;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: clamp(14px, 1.45vw, 18px);
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.pill};
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.ink};
  }
  a[aria-current] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.paper};
  }
  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

export type Chip = { label: string; url: string; current: boolean }

/** Categories as links to listings of their own, so that they work without script. */
export function CategoryChips({ chips: items }: { chips: readonly Chip[] }) {
  return (
    <nav aria-label="Categorías">
      <ul css={chips} className="chips">
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
