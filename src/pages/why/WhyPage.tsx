import { DeferredSection } from '../../components/Deferred.tsx'
import { InvitationSection } from './InvitationSection.tsx'
import { ReasonsSection } from './ReasonsSection.tsx'
import { VoicesSection } from './VoicesSection.tsx'
import type { WhyPageData } from './why.data.server.ts'

export function WhyPage({ reasons, voices, invitation }: WhyPageData) {
  return (
    <>
      <ReasonsSection {...reasons} />
      {voices.stories.length > 0 && (
        <DeferredSection threshold={0.3}>
          <VoicesSection {...voices} />
        </DeferredSection>
      )}
      <DeferredSection>
        <InvitationSection {...invitation} />
      </DeferredSection>
    </>
  )
}
