import { css } from '@emotion/react'
import { buttonRow } from '../../components/button-styles.ts'
import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/drawings.ts'
import { balanced, container, pairs, sectionBox } from '../../components/layout.ts'
import { ActionLink } from '../../components/links.tsx'
import { Mark } from '../../components/Mark.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { color, media, type } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { MemberRow } from './MemberRow.tsx'
import type { TeamPageData } from './team.data.server.ts'

/* Two lines of fifteen letters must fit on a small screen. */
const head = css`
  ${media.mobile} {
    h1 {
      max-width: none;
      font-size: clamp(2.2rem, 11.6vw, min(4rem, 13vh));
    }
  }
`
const list = css`
  ${container};
  padding-bottom: clamp(56px, 6vw, 96px);
`

export function TeamPage({ heading, lead, labels, members, values }: TeamPageData) {
  return (
    <>
      <div css={head}>
        <PageHead heading={heading} lead={lead} />
      </div>
      <div css={list}>
        {members.map((member, index) => (
          <DeferredSection key={member.slug} isNear={index === 0}>
            <MemberRow
              member={member}
              labels={labels}
              side={index % 2 === 0 ? 'left' : 'right'}
              isNear={index === 0}
            />
          </DeferredSection>
        ))}
      </div>
      <DeferredSection>
        <TeamValuesSection {...values} />
      </DeferredSection>
    </>
  )
}

const valueList = css`
  gap: clamp(32px, 4.3vw, 44px) clamp(20px, 2.4vw, 24px);
  margin-top: clamp(32px, 4.3vw, 44px);
  svg {
    width: 15px;
    height: 42px;
    fill: ${color.maize};
    margin-bottom: clamp(16px, 2.8vw, 28px);
  }
  h3 {
    margin-bottom: 6px;
  }
  p {
    color: ${color.ink2};
    max-width: 20em;
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.mobile} {
    ${pairs('7.5em')};
    p {
      ${type.small}
    }
  }
`
const actions = css`
  ${buttonRow};
  margin-top: clamp(44px, 5.5vw, 56px);
`

function TeamValuesSection(props: TeamPageData['values']) {
  const { heading, items, start, work, fire } = props
  return (
    <section {...onGround('night')}>
      <div css={sectionBox}>
        {items.length > 0 && (
          <>
            <h2>{heading}</h2>
            <ul css={[balanced(items.length), valueList]} className="values">
              {items.map(({ title, description }) => (
                <li key={title}>
                  <Mark />
                  <h3>{title}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <div css={actions}>
          <ActionLink look="principal" {...start} /> <ActionLink look="outline" {...work} />
        </div>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}
