import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, font, media, quiet, radius, type } from '../../../theme/tokens.ts'
import { cutStage, desktop, drawnButton, phone, sign } from './frames.ts'

/* Each screen lays the site out by its own width; `--end` keeps words clear of the phone. */
const site = css`
  --side: clamp(18px, 4.7cqi, 28px);
  .top,
  .first,
  ul {
    padding-inline: var(--side) var(--end, var(--side));
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    align-items: baseline;
    padding-block: clamp(14px, 4.2cqi, 18px);
    border-bottom: 1px solid ${color.line};
    ${type.small};
  }
  .top b {
    ${sign};
    flex: 1 0 100%;
  }
  .first {
    display: grid;
    gap: 28px;
    align-items: center;
    padding-block: clamp(18px, 4.7cqi, 52px);
  }
  .first b {
    display: block;
    ${type.h2};
    font-size: clamp(1.625rem, 6cqi, 3.5rem);
  }
  .first p {
    margin-block: 14px 20px;
    max-width: 27em;
    color: ${color.ink2};
    font-size: clamp(0.9375rem, 3.4cqi, 1.0625rem);
  }
  .first span {
    ${drawnButton};
    display: block;
    padding-inline: clamp(8px, 4cqi, 20px);
  }
  svg {
    display: none;
  }
  ul {
    padding-bottom: 12px;
  }
  li {
    padding: 16px 0;
    border-top: 1px solid ${color.line};
    ${quiet.small};
  }
  li b {
    display: block;
    font: 800 1.125rem/1.2 ${font.display};
    color: ${color.ink};
  }
  @container (min-width: 24rem) {
    .first span {
      display: inline-block;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 24px;
    }
  }
  @container (min-width: 36rem) {
    .top b {
      flex-basis: auto;
    }
    .first {
      grid-template-columns: 3fr 2fr;
    }
    svg {
      display: block;
      width: 100%;
      background: ${color.sunken};
    }
  }
  .plant {
    fill: ${color.ember};
  }
`
const onDesk = css`
  --end: 72px;
  grid-area: 1/1/2/10;
  margin-right: -48px;
  ${media.belowTablet} {
    grid-column-end: 8;
    margin-right: -32px;
  }
  ${media.mobile} {
    --end: var(--side);
    grid-column-end: -1;
    margin: 0;
    padding-bottom: 52px;
    border-bottom: 2px solid ${color.ink};
    border-radius: ${radius.box};
    .items {
      display: none;
    }
  }
`
const onPhone = css`
  grid-area: 1/10/2/-1;
  margin-top: 96px;
  ${media.belowNav} {
    margin-top: 0;
  }
  ${media.belowTablet} {
    grid-column-start: 8;
  }
  ${media.mobile} {
    grid-area: 2/4/3/-1;
    margin-top: -72px;
  }
`

/** A table as a woodcut, suitable for any business. */
function Table() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" fillRule="evenodd">
      <path
        fill="currentColor"
        d="M20 70q100-50 200 0v14H20zM44 84h16l-8 84h-7zM180 84h16l-1 84h-7zM60 68q60-26 120 0q-60-14-120 0M84 74q36-12 72 0q-36-4-72 0"
      />
      <path
        className="plant"
        d="M120 46q-16-22 0-44q16 22 0 44M118 46q-28-8-36-34q30 8 36 34M122 46q28-8 36-34q-30 8-36 34"
      />
    </svg>
  )
}

type Words = Pick<SceneOf<'page'>, 'brand' | 'headline' | 'items' | 'text' | 'action'>

function Site({ words, menu, image }: { words: Words; menu?: ReactNode; image?: ReactNode }) {
  return (
    <>
      <div className="top">
        <b>{words.brand}</b> {menu}
      </div>
      <div className="first">
        <div>
          <b>{words.headline}</b>
          <p>{words.text}</p>
          <span>{words.action}</span>
        </div>
        {image}
      </div>
      <ul className="items">
        {words.items.map(({ title, detail }) => (
          <li key={title}>
            <b>{title}</b> {detail}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The site of an invented business, on a desktop and on a phone. */
export function PageScene(scene: SceneOf<'page'>) {
  const menu = scene.menu.flatMap((entry) => [<span key={entry}>{entry}</span>, ' '])
  return (
    <div css={[cutStage, site]}>
      <div css={[desktop, onDesk]}>
        <p className="bar">{scene.address}</p>
        <Site words={scene} menu={menu} image={<Table />} />
      </div>
      <div css={[phone, onPhone]}>
        <Site words={{ ...scene, text: scene.hours, action: scene.phoneAction }} />
      </div>
    </div>
  )
}
