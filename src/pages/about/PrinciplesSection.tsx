import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { sectionBox } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color, font, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const list = css`
  margin: 0;
  border-top: 2px solid ${color.ink};
  > div {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 24px;
    align-items: baseline;
    padding-block: 24px 26px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: 24px;
    grid-column: 1/7;
    font: 850 clamp(1.6rem, 2.9vw, 2.6rem)/1.05 ${font.display};
    letter-spacing: -0.03em;
    word-spacing: 0.07em;
    text-wrap: balance;
  }
  dt svg {
    flex: none;
    translate: 0 4px;
    color: ${color.emberText};
  }
  dd {
    ${type.lead};
    font-size: 1.125rem;
    grid-column: 7/-1;
    max-width: 34.6em;
    color: ${color.ink2};
    text-wrap: balance;
  }
  ${media.belowTablet} {
    > div {
      display: block;
    }
    dd {
      margin-top: 8px;
      padding-left: 56px;
      max-width: 34.6em;
    }
  }
  ${media.mobile} {
    dt {
      gap: 16px;
    }
    dd {
      padding-left: 48px;
    }
  }
`

export type PrinciplesData = {
  heading: string
  items: readonly { title: string; description: string; icon: string }[]
}

/** Four values as an index: the word at the left, what it means at the right. */
export function PrinciplesSection({ heading, items }: PrinciplesData) {
  return (
    <section css={sectionBox}>
      <SectionHead heading={heading} />
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
    </section>
  )
}
