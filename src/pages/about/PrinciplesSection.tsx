import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { split } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { color, media, type } from '../../theme/tokens.ts'
import type { AboutPageData } from './about.data.server.ts'

const list = css`
  --icon-gap: clamp(16px, 2.4vw, 24px);
  border-top: 2px solid ${color.ink};
  > div {
    ${split(6)};
    row-gap: 8px;
    align-items: baseline;
    padding-block: 24px 26px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: var(--icon-gap);
    ${type.h3};
    font-size: clamp(1.6rem, 2.9vw, 2.6rem);
    overflow-wrap: anywhere;
  }
  dt svg {
    translate: 0 4px;
    color: ${color.emberText};
  }
  dd {
    max-width: 34.6em;
    color: ${color.ink2};
    font-size: 1.125rem;
    line-height: 1.5;
    text-wrap: balance;
  }
  ${media.belowTablet} {
    dd {
      padding-left: calc(32px + var(--icon-gap));
    }
  }
`

export function PrinciplesSection({ heading, items }: AboutPageData['values']) {
  return (
    <Section heading={heading}>
      <dl css={list}>
        {items.map(({ title, description, icon }) => (
          <div key={title}>
            <dt>
              <Icon path={icon} size={32} />
              {title}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
