import { css } from '@emotion/react'
import { useRef } from 'react'
import type { FireDrawing } from '../../art/fire.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { sectionBox, split } from '../../components/layout.ts'
import type { Entry } from '../../content/entries.ts'
import { color, duration, ease, font, leadGap, media, type } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { Hearth } from './Hearth.tsx'
import { StepControls } from './StepControls.tsx'
import { useProcess } from './use-process.ts'

const band = css`
  overflow: hidden;
`
/* The fire is between heading and steps, or beside all of them. */
const layout = css`
  ${split(6)};
  h2 {
    max-width: 8.2em;
  }
  h2 + p {
    margin-top: ${leadGap};
    max-width: 29.3em;
    color: ${color.ink2};
  }
  .hearth {
    justify-self: center;
  }
  ${media.fromTablet} {
    .hearth {
      grid-area: 1/2/4/3;
      align-self: end;
    }
  }
  ${media.belowTablet} {
    .hearth {
      max-width: min(100%, 420px);
      margin-block: 24px;
    }
  }
  ${media.mobile} {
    .hearth {
      max-width: 264px;
    }
  }
`
/* All steps share one grid cell, which is as tall as the tallest step. */
const steps = css`
  display: grid;
  margin: 44px 0 56px;
  > li {
    grid-area: 1/1;
    display: grid;
    grid-template-columns: minmax(clamp(64px, 11.4vw, 116px), max-content) minmax(0, 1fr);
    align-content: start;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${duration.layer} ${ease.standard},
      visibility ${duration.layer};
  }
  > li[data-current] {
    visibility: visible;
    opacity: 1;
  }
  > li > b {
    font: 850 clamp(5rem, 15vw, 9.6rem)/0.8 ${font.display};
    letter-spacing: -0.04em;
    color: ${color.maize};
    font-variant-numeric: tabular-nums;
    padding: 2px 12px 0 0;
  }
  h3 {
    font-size: clamp(1.75rem, 2.7vw, 2.4rem);
  }
  h3 + p {
    margin-top: 10px;
    max-width: 29.3em;
    color: ${color.ink2};
  }
  .duration {
    display: flex;
    gap: 10px;
    align-items: center;
    margin-top: 18px;
    font-weight: 600;
    ${type.small}
  }
  ${media.mobile} {
    margin: 0 0 24px;
  }
  @media print, (scripting: none) {
    gap: 32px;
    > li {
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`

/** A step, with its tongue of the hearth as `fire`. */
type Step = Entry<'process'>['data'] & { fire: FireDrawing }

type Props = { heading: string; lead: string; steps: readonly Step[] }

/** The steps, one at a time; it advances by itself unless paused, pointed at or focused. */
export function ProcessCarousel({ heading, lead, steps: list }: Props) {
  const block = useRef<HTMLDivElement>(null)
  const carousel = useProcess(block, list.length)
  const { index, isByHand, isPlaying } = carousel
  return (
    <section {...onGround('night', band)} aria-roledescription="carrusel" aria-labelledby="proceso">
      <div css={sectionBox}>
        <div css={layout} ref={block}>
          <div>
            <h2 id="proceso">{heading}</h2>
            <p>{lead}</p>
          </div>
          <Hearth tongues={list.map(({ fire }) => fire)} current={index} />
          <ol css={steps} className="steps" aria-live={isByHand || !isPlaying ? 'polite' : 'off'}>
            {list.map(({ title, description, duration: time }, place) => (
              <li key={title} data-current={place === index ? '' : undefined}>
                <b aria-hidden="true">{place + 1}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                  <p className="duration">
                    <Icon path={icons.clock} size={22} />
                    {time}
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <StepControls titles={list.map(({ title }) => title)} {...carousel} />
        </div>
      </div>
    </section>
  )
}
