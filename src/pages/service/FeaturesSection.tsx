import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { pairs, sectionBox, split } from '../../components/layout.ts'
import { color, quiet } from '../../theme/tokens.ts'
import type { ServicePageData } from './service.data.server.ts'

/* At this size two long words of the heading fit on a line of four columns. */
const section = css`
  ${sectionBox};
  ${split(4)};
  align-items: start;
  row-gap: clamp(28px, 5.8vw, 44px);
  h2 {
    font-size: clamp(2.15rem, 3.4vw, 3.1rem);
    max-width: 12.7em;
  }
`
/* The margin removes the space below the last row, which would add to the section's. */
const list = css`
  --end: clamp(22px, 3vw, 30px);
  ${pairs('17rem')};
  column-gap: clamp(32px, 5vw, 72px);
  margin-bottom: calc(-1 * var(--end));
  li {
    display: grid;
    grid-template-columns: 32px 1fr;
    gap: 4px clamp(20px, 2.8vw, 28px);
    align-content: start;
    padding-block: clamp(22px, 2.6vw, 26px) var(--end);
    border-top: 1px solid ${color.line};
  }
  svg {
    grid-row: span 2;
    color: ${color.emberText};
  }
  h3 {
    font-size: 1.375rem;
  }
  p {
    ${quiet.small};
    max-width: 29.3em;
    text-wrap: var(--balance);
  }
`

export function FeaturesSection({ heading, items }: ServicePageData['features']) {
  return (
    <section css={section}>
      <h2>{heading}</h2>
      <ul css={list} className="features">
        {items.map(({ title, description, icon }) => (
          <li key={title}>
            <Icon path={icon} size={32} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
