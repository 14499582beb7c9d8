import { DeferredSection } from '../../components/Deferred.tsx'
import { type FacesData, FacesSection } from './FacesSection.tsx'
import { type MissionData, MissionSection } from './MissionSection.tsx'
import { type PrinciplesData, PrinciplesSection } from './PrinciplesSection.tsx'
import { Statement } from './Statement.tsx'
import { type StoryData, StorySection } from './StorySection.tsx'

export type AboutPageData = {
  heading: readonly string[]
  lead: string
  mission: MissionData
  values: PrinciplesData
  story: StoryData
  faces: FacesData
}

/** Who we are: a statement, the mission, four values, the story, and the way to the people. */
export function AboutPage({ heading, lead, mission, values, story, faces }: AboutPageData) {
  return (
    <>
      <Statement heading={heading} lead={lead} />
      <DeferredSection isNear>
        <MissionSection {...mission} />
      </DeferredSection>
      <DeferredSection isNear>
        <PrinciplesSection {...values} />
      </DeferredSection>
      <DeferredSection>
        <StorySection {...story} />
      </DeferredSection>
      <DeferredSection>
        <FacesSection {...faces} />
      </DeferredSection>
    </>
  )
}
