import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { container } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { media } from '../../theme/tokens.ts'
import { MemberRow } from './MemberRow.tsx'
import { TeamValuesSection } from './TeamValuesSection.tsx'
import type { TeamPageData } from './team.data.server.ts'

// Two lines of fifteen letters must fit on a small screen.
const head = css`
  ${media.mobile} {
    h1 {
      max-width: none;
      font-size: clamp(2.2rem, 11.6vw, 4rem);
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
              portrait={index % 2 === 0 ? 'left' : 'right'}
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
