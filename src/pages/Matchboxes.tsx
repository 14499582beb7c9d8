import { css } from '@emotion/react'
import { Icon } from '../components/Icon.tsx'
import { balanced, columnsOf, stretchedLink, swiped } from '../components/layout.ts'
import { ArrowLink } from '../components/links.tsx'
import { Pictogram } from '../components/Pictogram.tsx'
import { SwipeHint } from '../components/SwipeHint.tsx'
import { site } from '../site.ts'
import { day } from '../theme/palette.ts'
import { duration, ease, media, quiet, radius, type } from '../theme/tokens.ts'
import { printedGround } from '../theme/tone.ts'
import type { appsData } from './shared-sections.ts'

const row = css`
  gap: clamp(16px, 3.92vw - 20px, 28px);
  ${media.fromTablet} {
    margin-bottom: 44px;
  }
  ${swiped};
  ${media.swipeable} {
    grid-auto-columns: 236px;
    /* Below, room for the focus ring of a link. */
    padding-block: 16px 6px;
    margin-bottom: -6px;
    scrollbar-width: none;
  }
`
/* Four side by side would be cramped. */
const pairs = css`
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
/* A single box: as wide as the page on a phone, else with its text beside it. */
const alone = css`
  ${media.mobile} {
    grid-auto-columns: 100%;
  }
  ${media.aboveMobile} {
    > li {
      grid-column: 1/-1;
    }
    > li > div {
      display: grid;
      grid-template-columns: minmax(0, 22rem) 1fr;
      column-gap: 36px;
    }
    > li > div > div {
      grid-row: 1/3;
    }
    > li > div > p {
      align-self: end;
    }
    > li > div > a {
      margin-block: 0 auto;
    }
  }
`
/* Every other column is offset downwards. */
const lower = css`
  ${media.fromTablet} {
    translate: 0 44px;
  }
`
const card = css`
  display: flex;
  flex-direction: column;
  position: relative;
  height: 100%;
  > a {
    ${stretchedLink};
    align-self: start;
    margin-top: auto;
  }
  > p {
    ${quiet.small};
    margin: 18px 0 4px;
    max-width: 22.6em;
  }
`
/* Printed cardboard: the same colours in both themes. */
const box = css`
  position: relative;
  transition: translate ${duration.hover} ${ease.standard};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto calc(50% - 6px);
    width: 12px;
    height: 56px;
    background:
      radial-gradient(6px 9px at 6px 9px, #d8330f 96%, #0000) no-repeat,
      linear-gradient(#e9cf9d, #e9cf9d) 50% 100%/6px 46px no-repeat;
    transition: translate ${duration.open} ${ease.ignite};
  }
  li:hover &,
  li:focus-within & {
    ${media.motion} {
      translate: 0 -4px;
    }
    &::before {
      translate: 0 -16px;
    }
  }
`
const label = css`
  ${printedGround};
  print-color-adjust: exact;
  --ember: ${day.ember};
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  aspect-ratio: 3/4;
  padding: 9px;
  border-radius: ${radius.label} ${radius.label} 0 0;
  box-shadow: inset 0 0 0 1px rgb(26 22 34 / 0.12);
`
const frame = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  min-height: 0;
  padding: clamp(14px, 1.8vw, 18px) clamp(12px, 1.4vw, 14px) clamp(10px, 1.2vw, 12px);
  border: 2.5px solid;
  outline: 1px solid;
  outline-offset: 3px;
  margin: 4px;
  text-align: center;
  .category {
    ${type.note};
    font-weight: 600;
  }
  h3 {
    font-size: clamp(1.125rem, 10cqi, 1.75rem);
    line-height: 0.98;
    max-width: 6.33em;
    margin-top: 8px;
  }
  .art {
    display: grid;
    place-items: center;
    flex: 1;
    width: 86%;
    min-height: 0;
    margin-top: 10px;
  }
  .foot {
    display: flex;
    justify-content: space-between;
    align-self: stretch;
    padding-top: 10px;
    border-top: 1.5px solid;
    ${type.note};
    font-weight: 600;
  }
`
const strike = css`
  height: 26px;
  border-radius: 0 0 ${radius.label} ${radius.label};
  background: #3b2a2a radial-gradient(circle, #7d6156 1px, transparent 1.4px) 0 0/5px 5px;
`

type Apps = ReturnType<typeof appsData>

/** The free AI apps as matchboxes, side by side; on a phone they are swiped. */
export function Matchboxes({ apps, action }: Pick<Apps, 'apps' | 'action'>) {
  return (
    <>
      {apps.length > 1 && <SwipeHint />}
      <ul
        css={[
          balanced(apps.length),
          apps.length % 4 === 0 && pairs,
          row,
          apps.length === 1 && alone,
        ]}
        className="apps"
      >
        {apps.map((app, index) => (
          <li key={app.title} css={(index % columnsOf(apps.length)) % 2 === 1 && lower}>
            <Matchbox {...app} action={action} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The whole box is a link, which passes the name of the app to the loading screen. */
function Matchbox(props: Apps['apps'][number] & Pick<Apps, 'action'>) {
  const { title, description, category, tone, image, action } = props
  return (
    <div css={card}>
      <div css={box}>
        <div css={label} data-ground={tone}>
          <div css={frame}>
            <p className="category">{category}</p>
            <h3>{title}</h3>
            {'icon' in image ? (
              <span className="art">
                <Icon path={image.icon} size={120} />
              </span>
            ) : (
              <Pictogram {...image} className="art" />
            )}
            <p className="foot">
              <span>Gratis</span> <span>{site.name}</span>
            </p>
          </div>
        </div>
        <div css={strike} />
      </div>
      <p>{description}</p>
      <ArrowLink to="/app-loader" state={{ app: title }} label={title}>
        {action}
      </ArrowLink>
    </div>
  )
}
