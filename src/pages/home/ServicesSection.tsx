import { css } from '@emotion/react'
import { Fire } from '../../components/drawings.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { coveringLink, square } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { Pictogram } from '../../components/Pictogram.tsx'
import { Section } from '../../components/Section.tsx'
import { WaitingLabel } from '../../components/WaitingLabel.tsx'
import { firelight } from '../../theme/firelight.ts'
import { color, duration, ease, media, quiet, radius } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { HomePageData } from './home.data.server.ts'
import type { TileSpan } from './mosaic-layout.ts'

const mosaic = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: 18.75rem;
  gap: 16px;
  ${media.mobile} {
    grid-auto-rows: auto;
    gap: 10px;
    > li {
      min-height: 196px;
    }
    > li:has(> [data-tone]) {
      min-height: 256px;
    }
  }
`
const columns = ({ phone, tablet, desktop }: TileSpan) => css`
  grid-column: span ${desktop};
  ${media.belowNav} {
    grid-column: span ${tablet};
  }
  ${media.mobile} {
    grid-column: span ${phone};
  }
  ${media.largeText} {
    grid-column: 1/-1;
  }
`
const tile = css`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 26px;
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.raised};
  h3 {
    margin-top: auto;
    overflow-wrap: normal;
  }
  p {
    ${quiet.small};
    margin-block: 8px 14px;
    max-width: 18em;
  }
  a {
    ${coveringLink};
    border-radius: ${radius.box};
    &:focus-visible::after {
      outline-offset: -6px;
    }
  }
  .go {
    ${square};
    flex: none;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .go svg {
    transition: transform ${duration.hover} ${ease.standard};
  }
  &:hover .go svg {
    transform: translateX(4px);
  }
  ${media.mobile} {
    padding: clamp(11px, 17.5vw - 38px, 18px);
  }
  @media print {
    > svg {
      margin-bottom: 12px;
    }
    .go {
      display: none;
    }
  }
  /* Large text ends above the image at the foot. */
  ${media.largeText} {
    p {
      margin-bottom: 76px;
    }
  }
`
/* Safari 16 counts the container's padding for `cqi`; the second limit keeps long words whole. */
const flood = css`
  background-color: ${color.paper};
  h3 {
    --largest: 9.4vw;
    font-size: clamp(1.5rem, min(11cqi, var(--largest)), 2.9rem);
    font-weight: 850;
    line-height: 0.98;
    margin: 0 0 4px;
    max-width: 8.9em;
  }
  @container (max-width: 219px) {
    h3 {
      font-size: 1.2rem;
    }
  }
  .go {
    margin-top: auto;
  }
  &[data-tone='night'] {
    background-image: ${firelight('40% 70% at 70% 100%')};
  }
`
/* A tile without a fire: its pictogram above the text, or beside it if the tile is broad. */
const quietTile = css`
  > svg {
    align-self: start;
    width: auto;
    height: 84px;
    margin-left: -2px;
  }
  /* Room for two lines, so that the headings of a row are level. */
  p {
    min-height: 2lh;
    max-width: 22.6em;
  }
  @container (min-width: 400px) {
    > svg {
      position: absolute;
      inset: 34px 28px auto auto;
      /* As high as the heading leaves room for beside the broadest image, the chart. */
      height: min(142px, 45cqi - 80px);
      margin: 0;
    }
    h3 {
      max-width: 58%;
    }
    p {
      max-width: 18em;
    }
  }
  ${media.mobile} {
    > svg {
      height: 66px;
    }
    .go {
      margin-top: 10px;
    }
    @container (max-width: 239px) {
      p {
        display: none;
      }
      h3 {
        font-size: min(1.3rem, max(1rem, 17.5cqi));
      }
    }
    @container (min-width: 240px) {
      > svg {
        position: absolute;
        inset: auto 18px 20px auto;
        height: 84px;
      }
      h3 {
        margin-top: 0;
      }
      .go {
        margin-top: auto;
      }
    }
  }
`
/* Below the text by z-index: positioned text would rise above the link that covers the tile.
   Smaller in narrow tiles, where text takes a larger share. */
const art = css`
  position: absolute;
  z-index: -1;
  inset: auto 0 0 auto;
  width: min(62%, 460px);
  transform-origin: bottom;
  transition: transform ${duration.layer} ${ease.ignite};
  li:hover & {
    ${media.motion} {
      transform: scaleY(1.06);
    }
  }
  ${media.belowNav} {
    width: 56%;
  }
  ${media.mobile} {
    width: min(60%, max(220px, 48%));
  }
`

type Tile = HomePageData['services']['tiles'][number]

function TileImage({ image }: Pick<Tile, 'image'>) {
  return 'icon' in image ? <Icon path={image.icon} size={84} /> : <Pictogram {...image} />
}

export function ServicesSection({ heading, tiles }: HomePageData['services']) {
  return (
    <Section heading={heading}>
      <ul css={mosaic} className="mosaic">
        {tiles.map(({ url, title, description, image, tone, fire, waitingText, span }) => (
          <li key={url} css={columns(span)}>
            <div {...(tone ? onGround(tone, tile, flood) : { css: [tile, quietTile] })}>
              {fire ? <Fire css={art} drawing={fire} /> : <TileImage image={image} />}
              <h3>
                <PageLink to={url}>{title}</PageLink>
              </h3>
              {waitingText && <WaitingLabel text={waitingText} />}
              <p>{description}</p>
              <span className="go">
                <Icon path={icons.arrowRight} size={20} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
