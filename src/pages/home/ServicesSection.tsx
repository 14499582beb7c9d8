import { css } from '@emotion/react'
import { Link } from 'react-router-dom'
import { Fire } from '../../components/Fire.tsx'
import { Icon } from '../../components/Icon.tsx'
import { icons } from '../../components/icons.ts'
import { container, sectionPadding } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color, duration, ease, media, radius } from '../../theme/tokens.ts'
import type { Tone } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const section = css`${container};${sectionPadding}`
const mosaic = css`
  display:grid;grid-template-columns:repeat(12,minmax(0,1fr));grid-auto-rows:300px;gap:16px;margin:0;
  > li{grid-column:span 3}
  > li:nth-of-type(1),> li:nth-of-type(6){grid-column:span 6}
  > li:nth-of-type(7){grid-column:span 5}
  > li:nth-of-type(8){grid-column:span 7}
  ${media.belowNav}{grid-template-columns:repeat(6,minmax(0,1fr));> li:nth-of-type(n){grid-column:span 3}> li:nth-of-type(1),> li:nth-of-type(6),> li:nth-of-type(8),> li:nth-of-type(7){grid-column:span 6}}
  ${media.mobile}{grid-auto-rows:auto;grid-template-columns:1fr 1fr;gap:10px;> li:nth-of-type(n){grid-column:span 1;min-height:206px}> li:nth-of-type(1),> li:nth-of-type(6),> li:nth-of-type(7),> li:nth-of-type(8){grid-column:span 2;min-height:280px}}
`
const tile = css`
  position:relative;display:flex;flex-direction:column;height:100%;padding:26px;overflow:hidden;border-radius:${radius.box};background:${color.raised};
  h3{${type.h3};margin-top:auto}
  p{${type.small};margin-block:8px 14px;color:${color.ink2};max-width:30ch}
  a{text-decoration:none}
  a::after{content:'';position:absolute;inset:0;border-radius:inherit}
  a:focus-visible{outline:none}
  a:focus-visible::after{outline:3px solid ${color.focus};outline-offset:-6px}
  .go{display:grid;place-items:center;width:44px;height:44px;border:1.5px solid currentColor;border-radius:50%}
  .go svg{transition:transform ${duration.hover} ${ease.standard}}
  &:hover .go svg{transform:translateX(4px)}
  > svg{color:${color.ink}}
  &[data-tone]{
    background:${color.paper};
    h3{font-size:clamp(1.9rem,3.2vw,2.9rem);line-height:.98;margin:0;max-width:11ch;font-weight:850}
    .go{margin-top:auto}
  }
  &[data-tone=night]{background:#12121c radial-gradient(40% 70% at 70% 100%,rgb(255 106 43 / .28),transparent 72%)}
  ${media.mobile}{padding:18px;&:not([data-tone]) p{display:none}&:not([data-tone]) .go{margin-top:14px}}
`
const fire = css`
  position:absolute;inset:auto 0 0 38%;height:84%;
  svg{transform-origin:bottom;transition:transform ${duration.layer} ${ease.ignite}}
  li:hover & svg{transform:scaleY(1.06)}
`

export type ServiceTile = {
  url: string
  title: string
  description: string
  icon: string
  tone: Tone | undefined
  /** One path in a box of 230 × 130; for tiles with a tone. */
  fire: string
}

export type ServicesData = { heading: string; tiles: readonly ServiceTile[] }

/** The eight services as a mosaic: three tiles with fire, five quiet ones. */
export function ServicesSection({ heading, tiles }: ServicesData) {
  return (
    <section css={section}>
      <SectionHead heading={heading} />
      <ul css={mosaic} className="mosaic">
        {tiles.map(({ url, title, description, icon, tone, fire: path }) => (
          <li key={url}>
            <div css={tile} data-tone={tone}>
              {tone ? (
                <div css={fire}>
                  <Fire path={path} width={230} height={130} align="xMaxYMax" />
                </div>
              ) : (
                <Icon markup={icon} size={72} />
              )}
              <h3>
                <Link to={url}>{title}</Link>
              </h3>
              <p>{description}</p>
              <span className="go">
                <Icon markup={icons.arrowRight} size={20} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
