import { DeferredSection } from '../../components/Deferred.tsx'
import type { AboutPageData } from './about.data.server.ts'
import { FacesSection } from './FacesSection.tsx'
import { MissionSection } from './MissionSection.tsx'
import { PrinciplesSection } from './PrinciplesSection.tsx'
import { Statement } from './Statement.tsx'
import { StorySection } from './StorySection.tsx'

export function AboutPage({ heading, statement, mission, values, story, faces }: AboutPageData) {
  return (
    <>
      <Statement heading={heading} statement={statement} />
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
