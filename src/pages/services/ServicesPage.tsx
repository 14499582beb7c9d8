import { DeferredSection } from '../../components/Deferred.tsx'
import { type MenuData, MenuSection } from '../home/MenuSection.tsx'
import { type ServicesData, ServicesSection } from '../home/ServicesSection.tsx'
import { type GuideData, GuideSection } from './GuideSection.tsx'
import { ServicesHead, type ServicesHeadData } from './ServicesHead.tsx'

export type ServicesPageData = {
  head: ServicesHeadData
  services: ServicesData
  menu: MenuData
  guide: GuideData
}

/** All services: the mosaic, the menu with its starting prices, and help with choosing. */
export function ServicesPage({ head, services, menu, guide }: ServicesPageData) {
  return (
    <>
      <ServicesHead {...head} />
      <DeferredSection isNear>
        <ServicesSection {...services} />
      </DeferredSection>
      <DeferredSection>
        <MenuSection {...menu} />
      </DeferredSection>
      <DeferredSection>
        <GuideSection {...guide} />
      </DeferredSection>
    </>
  )
}
