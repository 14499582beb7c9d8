import { css } from '@emotion/react'
import { Mark } from '../../../components/Mark.tsx'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, media, radius, type } from '../../../theme/tokens.ts'
import { stage } from './frames.ts'

/* Each step is a cut of the gouge on the line to the next one, or centred on it. */
const steps = css`
  grid-column: 1/-1;
  display: grid;
  grid-template-rows: 132px repeat(3, auto);
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  column-gap: 24px;
  li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
  .way {
    display: grid;
    align-items: end;
    margin-right: -24px;
    border-bottom: 3px solid ${color.ink};
  }
  li:last-of-type .way {
    margin-right: 0;
  }
  svg {
    width: 36px;
    height: 80px;
    fill: ${color.ink};
  }
  [data-by='ai'] svg {
    width: 48px;
    height: 126px;
    fill: ${color.ember};
  }
  [data-by='person'] svg {
    width: 44px;
    height: 108px;
    overflow: visible;
    fill: ${color.maize};
    stroke: ${color.ink};
  }
  .actor {
    ${type.small};
    padding-top: 16px;
    font-weight: 600;
    color: ${color.emberText};
  }
  .title {
    ${type.h3};
    margin-block: 2px 14px;
  }
  .detail {
    ${type.small};
    padding: 12px 14px;
    border: 1px dashed ${color.line2};
    border-radius: ${radius.control};
    background: ${color.raised};
  }
  ${media.belowTablet} {
    grid-auto-flow: row;
    grid-template-rows: none;
    li {
      grid-template: auto auto auto / 56px 1fr;
      padding-bottom: 32px;
    }
    li:last-of-type {
      padding-bottom: 0;
    }
    .way {
      grid-row: span 3;
      place-items: start end;
      margin: 0 30px -32px 0;
      border: 0;
      border-right: 3px solid ${color.ink};
    }
    li:last-of-type .way {
      margin: 0 30px 0 0;
      border-color: transparent;
    }
    svg {
      translate: calc(50% + 1.5px);
    }
    .actor {
      padding: 0;
    }
  }
`

/** A task as a sequence of steps: what a tool does, what the AI does and where a person decides. */
export function FlowScene({ steps: list }: SceneOf<'flow'>) {
  return (
    <div css={stage}>
      <ol css={steps}>
        {list.map(({ by, actor, title, detail }) => (
          <li key={`${actor} ${title}`} data-by={by}>
            <span className="way">
              <Mark isStretched />
            </span>
            <span className="actor">{actor}</span> <b className="title">{title}</b>{' '}
            <span className="detail">{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
