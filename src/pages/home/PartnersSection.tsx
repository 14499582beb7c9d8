import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { container, underlined } from '../../components/layout.ts'
import { Marquee } from '../../features/marquee/Marquee.tsx'
import { color, font, media } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

/* On small screens the button is next to the heading; on the right the chat button could cover
   it. */
const inner = css`
  ${container};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 24px;
  align-items: center;
  min-height: 104px;
  padding-block: 18px;
  h2 {
    --largest: 0.9375rem;
    font: 400 0.9375rem/1.4 ${font.text};
    letter-spacing: 0;
    word-spacing: 0;
    color: ${color.ink3};
    white-space: nowrap;
  }
  ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    gap: 14px 16px;
    h2 {
      display: flex;
      align-items: center;
      min-height: 44px;
      white-space: normal;
    }
    > div {
      display: contents;
    }
    > div > .window {
      flex: 0 0 100%;
      order: 1;
    }
  }
`
const item = css`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-size: 1.25rem;
  line-height: 1.2;
  color: ${color.ink2};
  white-space: nowrap;
`

const set = ({ face, weight, tracking }: HomePageData['partners']['wordmarks'][number]) => css`
  font-family: ${font[face]};
  font-weight: ${weight};
  letter-spacing: ${tracking}em;
`

export function PartnersSection({ heading, wordmarks }: HomePageData['partners']) {
  return (
    <section css={underlined}>
      <div css={inner}>
        <h2>{heading}</h2>
        <Marquee>
          {wordmarks.map((wordmark) => (
            <li key={wordmark.name} css={[item, set(wordmark)]}>
              <Icon path={wordmark.icon} size={22} />
              {wordmark.name}
            </li>
          ))}
        </Marquee>
      </div>
    </section>
  )
}
