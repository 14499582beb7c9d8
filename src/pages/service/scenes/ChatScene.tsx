import { css } from '@emotion/react'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { color, font, media, radius, type } from '../../../theme/tokens.ts'
import { onGround } from '../../../theme/tone.ts'
import { FactList, ruledFacts } from '../../FactList.tsx'
import { printed, sign } from './frames.ts'

const head = css`
  align-items: start;
`
/* Decoration: each message states its time. */
const clock = css`
  font: 850 clamp(4.5rem, 10vw, 9rem) / 0.8 ${font.display};
  letter-spacing: -0.05em;
  color: ${color.ember};
`
const where = css`
  grid-area: 1/9/2/-1;
  b {
    ${sign};
    margin-top: 24px;
  }
  ${media.belowNav} {
    grid-area: auto/1/auto/-1;
    b {
      margin: 0;
    }
    > span {
      display: none;
    }
  }
`
const talk = css`
  grid-area: 1/1/3/8;
  display: grid;
  gap: 14px;
  li {
    justify-self: start;
    max-width: 84%;
    padding: 12px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.layer};
    background: ${color.raised};
    line-height: 1.45;
  }
  li[data-from='client'] {
    justify-self: end;
    border-color: transparent;
    background: ${color.button};
    color: ${color.onButton};
  }
  small {
    ${type.note};
    display: block;
    margin-bottom: 2px;
    opacity: 0.85;
  }
  ${media.belowNav} {
    grid-row: auto;
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
`
const note = css`
  grid-column: 9/-1;
  align-self: end;
  padding: 26px 26px 14px;
  border-radius: ${radius.label};
  break-inside: avoid;
  > b {
    ${sign};
    padding-bottom: 16px;
  }
  dl > div:last-of-type {
    border: 0;
  }
  ${media.belowNav} {
    grid-column: 8/-1;
    align-self: auto;
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    margin-top: 16px;
  }
`
const speakers = { client: 'Cliente', assistant: 'Asistente' } as const

/** A conversation at night, and the note that a person finds in the morning. */
export function ChatScene({ brand, messages, handover }: SceneOf<'chat'>) {
  return (
    <div css={[printed, head]}>
      <p css={where}>
        <span css={clock} aria-hidden="true">
          {messages[0]?.time}
        </span>{' '}
        <b>{brand}</b>
      </p>
      <ol css={talk}>
        {messages.map(({ from, time, text }) => (
          <li key={`${time} ${text}`} data-from={from}>
            <small>
              {speakers[from]}, {time}
            </small>{' '}
            {text}
          </li>
        ))}
      </ol>
      <div {...onGround('lit', note)}>
        <b>{handover.heading}</b>
        <FactList css={ruledFacts} facts={handover.lines} />
      </div>
    </div>
  )
}
