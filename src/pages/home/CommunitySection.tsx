import { css } from '@emotion/react'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { staticPart } from '../../components/static-part.tsx'
import { EventRegistration } from '../../features/forms/EventRegistration.tsx'
import type { EventDialogData } from '../../features/forms/event-dialog-data.ts'
import { joinWithDots } from '../../lib/join-with-dots.ts'
import { color, font, media } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'
import { FactList } from '../FactList.tsx'

const inner = css`
  ${container};
  ${sectionPadding};
  ${grid};
  align-items: center;
  > .ring {
    grid-column: 1/7;
  }
  > .words {
    grid-column: 7/-1;
  }
  h2 {
    ${type.h2}
  }
  h2 + p {
    ${type.lead};
    margin-top: 18px;
    max-width: 28em;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 32px;
    > .ring,
    > .words {
      grid-column: 1;
    }
  }
  ${media.mobile} {
    padding-top: 44px;
  }
`
const figures = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 44px;
  margin-top: 28px;
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 12px;
  }
  dt {
    ${type.small};
    order: 2;
    color: ${color.ink2};
  }
  dd {
    font: 850 2.6rem/1 ${font.display};
    letter-spacing: -0.03em;
    color: ${color.maize};
  }
  ${media.mobile} {
    gap: 8px 24px;
    div {
      gap: 8px;
    }
    dd {
      font-size: 2rem;
    }
  }
`
const events = css`
  margin-top: 28px;
  border-top: 2px solid ${color.ink};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 16px 24px;
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
  }
  li > div {
    flex: 1 1 260px;
  }
  h3 {
    font: 600 1.0625rem/1.4 ${font.text};
  }
  p {
    ${type.small};
    color: ${color.ink2};
    max-width: 29.3em;
  }
`
/** The next event has no name yet; who wants to hear of it can say so. */
const unannounced = css`
  margin-top: 28px;
`
const archive = css`
  ${type.small};
  margin-top: 18px;
  color: ${color.ink3};
  b {
    font-weight: 600;
    color: ${color.ink2};
  }
`

const Ring = staticPart(() => import('./Ring.tsx').then((module) => module.Ring))

export type CommunityData = {
  heading: string
  text: string
  /** Members, events held, satisfaction. */
  claims: readonly { value: string; label: string }[]
  upcoming: readonly { title: string; description: string; date?: string }[]
  archive: { label: string; titles: readonly string[] }
  action: string
  dialog: EventDialogData
  /** How many marks the ring has: one for each member. */
  marks: number
}

/** The community: a ring of its members, its figures, the next event and its archive. */
export function CommunitySection({ claims, ...data }: CommunityData) {
  const [members, ...others] = claims
  return (
    <section css={grounds.night} data-tone="night">
      <div css={inner}>
        <div className="ring">{members && <Ring marks={data.marks} {...members} />}</div>
        <div className="words">
          <h2>{data.heading}</h2>
          <p>{data.text}</p>
          <FactList css={figures} facts={others} />
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
          {data.archive.titles.length > 0 && (
            <p css={archive}>
              <b>{data.archive.label}:</b> {joinWithDots(data.archive.titles)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
