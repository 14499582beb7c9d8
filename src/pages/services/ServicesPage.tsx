import { DeferredSection } from '../../components/Deferred.tsx'
import { MenuSection } from '../home/MenuSection.tsx'
import { ServicesSection } from '../home/ServicesSection.tsx'
import { GuideSection } from './GuideSection.tsx'
import { ServicesHead } from './ServicesHead.tsx'
import type { ServicesPageData } from './services.data.server.ts'

export function ServicesPage({ head, services, menu, guide }: ServicesPageData) {
  return (
    <>
      <ServicesHead {...head} />
      {services.tiles.length > 0 && (
        <DeferredSection isNear>
          <ServicesSection {...services} />
        </DeferredSection>
      )}
      {menu.dishes.length > 0 && (
        <DeferredSection>
          <MenuSection {...menu} />
        </DeferredSection>
      )}
      <DeferredSection>
        <GuideSection {...guide} />
      </DeferredSection>
    </>
  )
}
