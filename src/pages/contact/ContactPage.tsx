import { DeferredSection } from '../../components/Deferred.tsx'
import { QuestionsSection } from '../QuestionsSection.tsx'
import type { ContactPageData } from './contact.data.server.ts'
import { FactsSection } from './FactsSection.tsx'

export function ContactPage({ facts, questions }: ContactPageData) {
  return (
    <>
      <FactsSection {...facts} />
      {questions.items.length > 0 && (
        <DeferredSection isNear>
          <QuestionsSection ground="last" {...questions} />
        </DeferredSection>
      )}
    </>
  )
}
