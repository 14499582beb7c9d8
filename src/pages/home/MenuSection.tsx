import { css } from '@emotion/react'
import { container, pairs } from '../../components/layout.ts'
import { ArrowLink } from '../../components/links.tsx'
import { joinWithDots } from '../../lib/join-with-dots.ts'
import { color, leadGap, media, quiet, radius, type } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

const section = css`
  ${container};
  padding-bottom: clamp(72px, 7.6vw, 116px);
`
const card = css`
  padding: clamp(28px, 5vw, 72px) clamp(20px, 5.6vw, 80px) clamp(28px, 4.5vw, 64px);
  background: ${color.raised};
  border: 1.5px solid ${color.ink};
  border-radius: ${radius.menu};
  outline: 1px solid ${color.ink};
  outline-offset: -9px;
`
/* Columns are wide enough for the longest word in our names beside its price, or else a price wraps
   rather than break that word. */
const inPairs = css`
  ${pairs('22rem')};
  column-gap: clamp(32px, 9vw - 58px, 72px);
`
const head = css`
  ${inPairs};
  align-items: last baseline;
  row-gap: ${leadGap};
  padding-bottom: clamp(20px, 2.8vw, 28px);
  border-bottom: 3px double ${color.ink};
  p {
    max-width: 26.6em;
    color: ${color.ink2};
  }
`
/* The word joiner keeps some dots on the line of the last word, where Firefox would break a name of
   one word before them; the rest has no width and is clipped. */
const dishes = css`
  ${inPairs};
  li {
    padding-block: clamp(14px, 2.2vw, 22px) clamp(6px, 1.2vw, 12px);
    border-bottom: 1px solid ${color.line};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: last baseline;
    column-gap: 8px;
    font-size: clamp(1.2rem, 2.1vw, 1.3rem);
    line-height: 1.2;
  }
  h3 span {
    flex: 1 1 min-content;
    min-width: 0;
    overflow: clip visible;
    overflow-wrap: break-word;
  }
  h3 span::after {
    content: '\\2060' / '';
    margin-inline: 12px -100%;
    padding-inline: 1rem 100%;
    border-bottom: 2px dotted ${color.line2};
    font-size: 0;
    overflow-wrap: normal;
  }
  h3 b {
    margin-left: auto;
    white-space: nowrap;
    font-weight: 800;
    font-size: clamp(1rem, 2.1vw, 1.3rem);
  }
  p {
    margin-top: 6px;
    color: ${color.ink2};
    ${media.mobile} {
      ${type.small}
    }
  }
  ${media.belowSmall} {
    h3,
    h3 b {
      display: block;
    }
    h3 span::after {
      display: none;
    }
  }
  p + p {
    ${quiet.hint};
    margin-top: 4px;
  }
`

/** The services as a printed menu with their starting prices. */
export function MenuSection({ heading, lead, action, dishes: list }: HomePageData['menu']) {
  return (
    <section css={section}>
      <div css={card}>
        <div css={head}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul css={dishes} className="menu">
          {list.map(({ url, title, description, features, price }) => (
            <li key={title}>
              <h3>
                <span>{title}</span> <b className="price">{price}</b>
              </h3>
              <p>{description}</p>
              <p>{joinWithDots(features)}</p>
              <ArrowLink to={url} label={`sobre ${title}`}>
                {action}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
