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
      <DeferredSection isNear items={services.tiles}>
        <ServicesSection {...services} />
      </DeferredSection>
      <DeferredSection items={menu.dishes}>
        <MenuSection {...menu} />
      </DeferredSection>
      <DeferredSection>
        <GuideSection {...guide} />
      </DeferredSection>
    </>
  )
}
