import { css } from '@emotion/react'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, font, media, quiet, type } from '../../../theme/tokens.ts'
import { cutStage, desktop, drawnButton, phone, sign } from './frames.ts'

/* What both screens share; `:where` lets each screen's own rules win, whatever their order. */
const site = css`
  --side: clamp(18px, 4.7cqi, 28px);
  & :where(.top) {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    align-items: baseline;
    padding: clamp(14px, 4.2cqi, 18px) var(--side);
    border-bottom: 1px solid ${color.line};
    ${type.small};
  }
  & :where(.top) b {
    ${sign};
    margin-right: auto;
  }
  & :where(.first) {
    padding: var(--side);
  }
  & :where(.first) b {
    display: block;
    ${type.h2};
    font-size: clamp(1.625rem, 6cqi, 3.5rem);
  }
  & :where(.first) p {
    margin-block: 14px 20px;
    max-width: 27em;
    color: ${color.ink2};
  }
  & :where(.first) span {
    ${drawnButton}
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
`
const onDesk = css`
  grid-column: 1/10;
  grid-row: 1;
  margin-right: -48px;
  .first {
    display: grid;
    grid-template-columns: 3fr 2fr;
    gap: 28px;
    align-items: center;
    padding: clamp(28px, 4.6cqi, 52px) 56px clamp(28px, 4.6cqi, 52px) 28px;
  }
  .top {
    padding-right: 72px;
  }
  svg {
    width: 100%;
    background: ${color.sunken};
  }
  .plant {
    fill: ${color.ember};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 24px;
    padding: 0 72px 12px 28px;
  }
  ${media.belowTablet} {
    grid-column: 1/8;
    margin-right: -32px;
    .top b {
      width: 100%;
    }
    .first {
      grid-template-columns: 1fr;
    }
    svg {
      display: none;
    }
  }
  ${media.mobile} {
    margin: 0;
    grid-column: 1/-1;
    border-bottom: 2px solid ${color.ink};
    border-radius: 6px;
    .first {
      padding: 20px 20px 72px;
    }
    .top {
      padding-right: 0;
    }
    ul {
      display: none;
    }
  }
`
const onPhone = css`
  grid-column: 10/-1;
  grid-row: 1;
  margin-top: 96px;
  .top b {
    font-size: 1.0625rem;
  }
  .first p {
    ${type.small};
  }
  .first span {
    display: block;
    padding-inline: 6px;
  }
  ul {
    padding: 0 var(--side) var(--side);
  }
  ${media.belowNav} {
    margin-top: 0;
  }
  ${media.belowTablet} {
    grid-column: 8/-1;
  }
  ${media.mobile} {
    grid-column: 4/-1;
    grid-row: 2;
    margin-top: -72px;
  }
  ${media.belowNarrow} {
    grid-column: 2/-1;
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

/** The site of an invented business, on a desktop and on a phone. */
export function PageScene(scene: SceneOf<'page'>) {
  const list = (
    <ul>
      {scene.items.map(({ title, detail }) => (
        <li key={title}>
          <b>{title}</b>
          {detail}
        </li>
      ))}
    </ul>
  )
  return (
    <div css={[cutStage, site]}>
      <div css={[desktop, onDesk]}>
        <p className="bar">{scene.address}</p>
        <div className="top">
          <b>{scene.brand}</b>
          {scene.menu.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </div>
        <div className="first">
          <div>
            <b>{scene.headline}</b>
            <p>{scene.text}</p>
            <span>{scene.action}</span>
          </div>
          <Table />
        </div>
        {list}
      </div>
      <div css={[phone, onPhone]}>
        <div className="top">
          <b>{scene.brand}</b>
        </div>
        <div className="first">
          <b>{scene.headline}</b>
          <p>{scene.hours}</p>
          <span>{scene.phoneAction}</span>
        </div>
        {list}
      </div>
    </div>
  )
}
