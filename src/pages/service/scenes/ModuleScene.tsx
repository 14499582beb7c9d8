import { css } from '@emotion/react'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, media, quiet, radius, type } from '../../../theme/tokens.ts'
import { FactList, ruledFacts } from '../../FactList.tsx'
import { drawnButton, screen, sign, stage } from './frames.ts'

const site = css`
  grid-column: 1/9;
  grid-row: 1;
  > div {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: clamp(20px, 4cqi, 40px);
    padding-right: 26cqi;
  }
  .brand {
    ${sign}
  }
  .heading {
    ${type.h3};
    font-size: clamp(1.5rem, 4.4cqi, 2.25rem);
    margin-top: 16px;
  }
  .label {
    font-weight: 600;
  }
  .field {
    width: 100%;
    max-width: 30em;
    min-height: 7.5em;
    padding: 14px 16px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.control};
    line-height: 1.45;
  }
  .send {
    ${drawnButton};
    background: ${color.button};
    color: ${color.onButton};
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    > div {
      padding-right: 20px;
      padding-bottom: 56px;
    }
  }
`
/* The module: what is new on the site, outlined in ember. */
const module = css`
  grid-column: 7/-1;
  grid-row: 1;
  align-self: center;
  border: 4px solid ${color.ember};
  border-radius: ${radius.box};
  background: ${color.raised};
  padding: clamp(20px, 2.4vw, 32px);
  > b {
    ${type.h3};
    display: block;
    font-size: min(1.5rem, 8.6vw);
    padding-bottom: 16px;
  }
  > p {
    ${quiet.small};
    padding-top: 12px;
  }
  ${media.belowTablet} {
    grid-column: 2/-1;
    grid-row: 2;
    margin-top: -56px;
  }
`

/** An existing form of a site, and beside it what the AI module makes of it. */
export function ModuleScene({ address, brand, form, result }: SceneOf<'module'>) {
  return (
    <div css={stage}>
      <div css={[screen, site]}>
        <p className="bar">{address}</p>
        <div>
          <div className="brand">{brand}</div>
          <div className="heading">{form.heading}</div>
          <p className="label">{form.label}</p>
          <p className="field">{form.message}</p>
          <p className="send">{form.action}</p>
        </div>
      </div>
      <div css={module}>
        <b>{result.heading}</b>
        <FactList css={ruledFacts} facts={result.lines} />
        <p>{result.note}</p>
      </div>
    </div>
  )
}
