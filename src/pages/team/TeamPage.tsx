import { css } from '@emotion/react'
import { container } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { type Member, type MemberLabels, MemberRow } from './MemberRow.tsx'
import { type TeamValuesData, TeamValuesSection } from './TeamValuesSection.tsx'

const list = css`${container};padding-bottom:clamp(56px,6vw,96px)`

export type TeamPageData = {
  heading: readonly string[]
  lead: string
  labels: MemberLabels
  members: readonly Member[]
  values: TeamValuesData
}

/** Who does the work: a row for each person, then what all of them hold to. */
export function TeamPage({ heading, lead, labels, members, values }: TeamPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div css={list}>
        {members.map((member, index) => (
          <MemberRow
            key={member.slug}
            member={member}
            labels={labels}
            portrait={index % 2 === 0 ? 'left' : 'right'}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </div>
      <TeamValuesSection {...values} />
    </>
  )
}
