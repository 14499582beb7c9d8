import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import type { PictogramDrawing } from '../../art/pictograms.ts'
import { Fire } from '../../components/Fire.tsx'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { container, sectionPadding } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { Pictogram } from '../../components/Pictogram.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color, duration, ease, layer, media, radius } from '../../theme/tokens.ts'
import { tone as grounds, type Tone } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${sectionPadding}
`
const mosaic = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: 300px;
  gap: 16px;
  margin: 0;
  > li {
    grid-column: span 3;
  }
  > li:nth-of-type(1),
  > li:nth-of-type(6) {
    grid-column: span 6;
  }
  > li:nth-of-type(7) {
    grid-column: span 5;
  }
  > li:nth-of-type(8) {
    grid-column: span 7;
  }
  ${media.belowNav} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li:nth-of-type(n) {
      grid-column: span 3;
    }
    > li:nth-of-type(1),
    > li:nth-of-type(6),
    > li:nth-of-type(7),
    > li:nth-of-type(8) {
      grid-column: span 6;
    }
  }
  ${media.mobile} {
    grid-auto-rows: auto;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    > li:nth-of-type(n) {
      grid-column: span 1;
      min-height: 196px;
    }
    > li:nth-of-type(1),
    > li:nth-of-type(6),
    > li:nth-of-type(7),
    > li:nth-of-type(8) {
      grid-column: span 2;
      min-height: 256px;
    }
    > li:nth-of-type(7) {
      min-height: 196px;
    }
  }
`
const tile = css`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 26px;
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.raised};
  h3 {
    ${type.h3};
    margin-top: auto;
    overflow-wrap: normal;
  }
  p {
    ${type.small};
    position: relative;
    margin-block: 8px 14px;
    color: ${color.ink2};
    max-width: 18em;
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.content};
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -6px;
  }
  .go {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
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
    padding: 18px;
  }
`
const flood = css`
  background-color: ${color.paper};
  h3 {
    position: relative;
    font-size: clamp(1.5rem, 11cqi, 2.9rem);
    font-weight: 850;
    line-height: 0.98;
    margin: 0 0 4px;
    max-width: 8.9em;
  }
  .go {
    margin-top: auto;
  }
  &[data-tone='night'] {
    background-image: radial-gradient(40% 70% at 70% 100%, rgb(255 106 43 / 0.28), transparent 72%);
  }
`
/* A quiet tile: its pictogram at the top, or a wide one at the right above the text. */
const quiet = css`
  > svg {
    flex: none;
    margin-left: -2px;
  }
  p {
    max-width: 22.6em;
  }
  > [data-wide] {
    position: absolute;
    inset: 34px 28px auto auto;
  }
  ${media.mobile} {
    > svg:not([data-wide]) {
      width: 88px;
      height: auto;
    }
    > [data-wide] {
      inset: auto 18px 20px auto;
      width: 150px;
      height: auto;
    }
    .go {
      margin-top: 10px;
    }
    li:nth-of-type(7) > & h3 {
      margin-top: 0;
    }
    li:nth-of-type(7) > & .go {
      margin-top: auto;
    }
    li:not(:nth-of-type(7)) > & p {
      display: none;
    }
    li:not(:nth-of-type(7)) > & h3 {
      font-size: min(1.3rem, max(1rem, 17.5cqi));
    }
  }
`
const fire = css`
  position: absolute;
  right: 0;
  bottom: 0;
  width: min(62%, 460px);
  aspect-ratio: 230/130;
  > svg {
    transform-origin: bottom;
    transition: transform ${duration.layer} ${ease.ignite};
  }
  li:hover & > svg {
    ${media.motion} {
      transform: scaleY(1.06);
    }
  }
  ${media.mobile} {
    width: 60%;
  }
`

export type ServiceTile = {
  url: string
  title: string
  description: string
  /** The drawing of a quiet tile, or the icon that content names when there is none. */
  picture: PictogramDrawing | { icon: string }
  /** Ground of a tile with fire. */
  tone: Tone | undefined
  /** For tiles with a tone. */
  fire: FireDrawing | undefined
}

export type ServicesData = { heading: string; tiles: readonly ServiceTile[] }

function Picture({ picture }: Pick<ServiceTile, 'picture'>) {
  return 'icon' in picture ? <Icon path={picture.icon} size={84} /> : <Pictogram {...picture} />
}

/** The eight services as a mosaic: three tiles with fire, five quiet ones. */
export function ServicesSection({ heading, tiles }: ServicesData) {
  return (
    <section css={section}>
      <SectionHead heading={heading} />
      <ul css={mosaic} className="mosaic">
        {tiles.map(({ url, title, description, picture, tone, fire: drawing }) => (
          <li key={url}>
            <div css={[tone && grounds[tone], tile, tone ? flood : quiet]} data-tone={tone}>
              {drawing ? (
                <div css={fire}>
                  <Fire drawing={drawing} />
                </div>
              ) : (
                <Picture picture={picture} />
              )}
              <h3>
                <PageLink to={url}>{title}</PageLink>
              </h3>
              <p>{description}</p>
              <span className="go">
                <Icon path={icons.arrowRight} size={20} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
