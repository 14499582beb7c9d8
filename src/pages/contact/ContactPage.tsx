import { DeferredSection } from '../../components/Deferred.tsx'
import { type QuestionsData, QuestionsSection } from '../QuestionsSection.tsx'
import { type FactsData, FactsSection } from './FactsSection.tsx'

export type ContactPageData = { facts: FactsData; questions: QuestionsData }

/** The contact page: how to reach us, the project form, what is asked before writing. */
export function ContactPage({ facts, questions }: ContactPageData) {
  return (
    <>
      <FactsSection {...facts} />
      <DeferredSection isNear>
        <QuestionsSection ground="last" {...questions} />
      </DeferredSection>
    </>
  )
}
