import { css } from '@emotion/react'
import { apart, sectionBox, split, wrapping } from '../../components/layout.ts'
import { staticPart } from '../../components/static-part.tsx'
import { EventRegistration } from '../../features/forms/EventRegistration.tsx'
import { joinWithDots } from '../../lib/join-with-dots.ts'
import { color, font, leadGap, quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { FactList, figures } from '../FactList.tsx'
import type { HomePageData } from './home.data.server.ts'

const inner = css`
  ${sectionBox};
  ${split(6)};
  row-gap: 32px;
  align-items: center;
  padding-top: clamp(44px, 7.6vw, 116px);
`
const words = css`
  h2 + p {
    ${quiet.lead};
    margin-top: ${leadGap};
    max-width: 28em;
  }
`
const counts = css`
  ${figures};
  ${wrapping};
  gap: 8px clamp(24px, 4.3vw, 44px);
  margin-top: 28px;
  div {
    gap: clamp(8px, 1.2vw, 12px);
  }
  dd {
    color: ${color.maize};
    font-size: clamp(2rem, 4.1vw, 2.6rem);
  }
`
const events = css`
  margin-top: 28px;
  border-top: 2px solid ${color.ink};
  li {
    ${apart};
    gap: 16px 24px;
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
  }
  li > div {
    flex: 1 1 260px;
  }
  h3 {
    font: 600 1.0625rem/1.4 ${font.text};
    letter-spacing: 0;
    word-spacing: 0;
  }
  li > div > p {
    ${quiet.small};
    max-width: 29.3em;
  }
`
/* No event is announced yet; visitors can ask to be told of the next one. */
const unannounced = css`
  margin-top: 28px;
`
const archive = css`
  ${quiet.hint};
  margin-top: 18px;
  b {
    font-weight: 600;
    color: ${color.ink2};
  }
`

const Ring = staticPart(() => import('./Ring.tsx'), 'Ring')

export function CommunitySection({ claims, ...data }: HomePageData['community']) {
  const [members, ...others] = claims
  return (
    <section {...onGround('night')}>
      <div css={inner}>
        <div>{members && <Ring marks={data.marks} fact={members} />}</div>
        <div css={words}>
          <h2>{data.heading}</h2>
          <p>{data.text}</p>
          <FactList css={counts} facts={others} />
          {data.upcoming.length > 0 && (
            <ul css={events} className="events">
              {data.upcoming.map(({ title, description, date }) => (
                <li key={title}>
                  <div>
                    <h3>{title}</h3>
                    {date && <p>{date}</p>}
                    <p>{description}</p>
                  </div>
                  <EventRegistration
                    action={data.action}
                    dialog={{ ...data.dialog, event: title }}
                  />
                </li>
              ))}
            </ul>
          )}
          {data.upcoming.length === 0 && (
            <EventRegistration css={unannounced} action={data.action} dialog={data.dialog} />
          )}
          {data.past.length > 0 && (
            <p css={archive}>
              <b>{data.archive}:</b> {joinWithDots(data.past)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
