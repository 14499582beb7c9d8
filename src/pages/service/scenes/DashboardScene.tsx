import { css } from '@emotion/react'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, emberLine, media, quiet, type } from '../../../theme/tokens.ts'
import { FactList } from '../../FactList.tsx'
import { cutStage, desktop, sign } from './frames.ts'

const panel = css`
  grid-column: 1/-1;
  .columns {
    display: grid;
    grid-template-columns: 220px 1fr;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 28px;
    background: ${color.sunken};
    ${type.small};
    font-weight: 600;
  }
  .side b {
    ${sign};
    margin-bottom: 12px;
  }
  .side b + span {
    ${emberLine};
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
  .side span + span {
    color: ${color.ink2};
  }
  .main {
    padding: clamp(20px, 3.4cqi, 44px);
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 16px 44px;
    padding-bottom: 24px;
  }
  dt {
    ${quiet.small};
  }
  dd {
    ${type.price};
    font-size: clamp(1.5rem, 4cqi, 2.7rem);
    line-height: 1.1;
  }
  .name {
    ${type.h3};
    padding-bottom: 12px;
    border-bottom: 2px solid ${color.ink};
  }
  li {
    display: grid;
    grid-template-columns: 4rem 2fr 2fr 9rem;
    gap: 0 16px;
    padding-block: 13px;
    border-bottom: 1px solid ${color.line};
    ${quiet.small};
  }
  li b {
    color: ${color.ink};
  }
  li span:first-of-type {
    font-variant-numeric: tabular-nums;
  }
  li span:last-of-type::before {
    content: '';
    display: inline-block;
    width: 7px;
    height: 14px;
    margin-right: 10px;
    border-radius: 50%;
    background: ${color.line2};
    vertical-align: -2px;
  }
  [data-pending] span:last-of-type {
    font-weight: 600;
    color: ${color.ink};
  }
  [data-pending] span:last-of-type::before {
    background: ${color.ember};
  }
  .note {
    padding: 16px 20px;
    margin-top: 20px;
    border-left: 4px solid ${color.ember};
    background: ${color.sunken};
    ${type.small};
    font-weight: 600;
  }
  ${media.belowTablet} {
    .columns {
      grid-template-columns: 1fr;
    }
    .side {
      flex-flow: row wrap;
      gap: 8px clamp(12px, 4vw, 20px);
      padding: 16px 20px;
    }
    .side b {
      width: 100%;
      margin: 0;
    }
  }
  ${media.mobile} {
    li {
      grid-template-columns: 3.2rem 1fr auto;
    }
    li span:last-of-type {
      grid-column: 2/-1;
    }
  }
  ${media.largeText} {
    li > :nth-child(n + 2) {
      grid-column: 2/-1;
    }
  }
`

/** The dashboard of an invented program: key figures, the day's list and one hint. */
export function DashboardScene(scene: SceneOf<'dashboard'>) {
  return (
    <div css={cutStage}>
      <div css={[desktop, panel]}>
        <p className="bar">{scene.address}</p>
        <div className="columns">
          <div className="side">
            <b>{scene.brand}</b>
            {scene.menu.flatMap((entry) => [' ', <span key={entry}>{entry}</span>])}
          </div>
          <div className="main">
            <FactList className="figures" facts={scene.figures} />
            <div className="name">{scene.listHeading}</div>
            <ul className="rows">
              {scene.rows.map(({ time, name, detail, state, pending }) => (
                <li key={`${time} ${name}`} data-pending={pending || undefined}>
                  <span>{time}</span> <b>{name}</b> <span>{detail}</span> <span>{state}</span>
                </li>
              ))}
            </ul>
            <p className="note">{scene.note}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
