import { DeferredSection } from '../../components/Deferred.tsx'
import { type InvitationData, InvitationSection } from './InvitationSection.tsx'
import { type ReasonsData, ReasonsSection } from './ReasonsSection.tsx'
import { type VoicesData, VoicesSection } from './VoicesSection.tsx'

export type WhyPageData = {
  reasons: ReasonsData
  voices: VoicesData
  invitation: InvitationData
}

/** Why choose us: six reasons beside the h1, three voices, an invitation. */
export function WhyPage({ reasons, voices, invitation }: WhyPageData) {
  return (
    <>
      <ReasonsSection {...reasons} />
      <DeferredSection threshold={0.3}>
        <VoicesSection {...voices} />
      </DeferredSection>
      <DeferredSection>
        <InvitationSection {...invitation} />
      </DeferredSection>
    </>
  )
}
