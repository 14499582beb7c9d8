import { DeferredSection } from '../../components/Deferred.tsx'
import { staticPart } from '../../components/static-part.tsx'
import type { QuestionsData } from '../QuestionsSection.tsx'
import type { AboutData } from './AboutSection.tsx'
import { type AppsData, AppsSection } from './AppsSection.tsx'
import type { BlogSectionData } from './BlogSection.tsx'
import { type CommunityData, CommunitySection } from './CommunitySection.tsx'
import { type ContactData, ContactSection } from './ContactSection.tsx'
import { type HeroData, HeroSection } from './HeroSection.tsx'
import type { MenuData } from './MenuSection.tsx'
import { type PartnersData, PartnersSection } from './PartnersSection.tsx'
import { type PricingData, PricingSection } from './PricingSection.tsx'
import { type ProcessData, ProcessSection } from './ProcessSection.tsx'
import type { PromotionsData } from './PromotionsSection.tsx'
import type { ServicesData } from './ServicesSection.tsx'
import type { TeamData } from './TeamSection.tsx'
import { type TestimonialsData, TestimonialsSection } from './TestimonialsSection.tsx'
import type { WhyData } from './WhySection.tsx'

// Nothing in these answers the visitor but links.
const AboutSection = staticPart(() =>
  import('./AboutSection.tsx').then((module) => module.AboutSection),
)
const WhySection = staticPart(() => import('./WhySection.tsx').then((module) => module.WhySection))
const ServicesSection = staticPart(() =>
  import('./ServicesSection.tsx').then((module) => module.ServicesSection),
)
const MenuSection = staticPart(() =>
  import('./MenuSection.tsx').then((module) => module.MenuSection),
)
const TeamSection = staticPart(() =>
  import('./TeamSection.tsx').then((module) => module.TeamSection),
)
const PromotionsSection = staticPart(() =>
  import('./PromotionsSection.tsx').then((module) => module.PromotionsSection),
)
const QuestionsSection = staticPart(() =>
  import('../QuestionsSection.tsx').then((module) => module.QuestionsSection),
)
const BlogSection = staticPart(() =>
  import('./BlogSection.tsx').then((module) => module.BlogSection),
)

export type HomePageData = {
  hero: HeroData
  partners: PartnersData
  about: AboutData
  why: WhyData
  services: ServicesData
  menu: MenuData
  process: ProcessData
  pricing: PricingData
  apps: AppsData
  team: TeamData
  community: CommunityData
  promotions: PromotionsData
  blog: BlogSectionData
  testimonials: TestimonialsData
  faqs: QuestionsData
  contact: ContactData
}

/** The home page, section by section; the footer is its seventeenth. */
export function HomePage(home: HomePageData) {
  return (
    <>
      <HeroSection {...home.hero} />
      <PartnersSection {...home.partners} />
      <DeferredSection threshold={0.3} isNear>
        <AboutSection {...home.about} />
      </DeferredSection>
      <DeferredSection>
        <WhySection {...home.why} />
      </DeferredSection>
      <DeferredSection>
        <ServicesSection {...home.services} />
      </DeferredSection>
      <DeferredSection>
        <MenuSection {...home.menu} />
      </DeferredSection>
      <DeferredSection>
        <ProcessSection {...home.process} />
      </DeferredSection>
      <DeferredSection>
        <PricingSection {...home.pricing} />
      </DeferredSection>
      <DeferredSection>
        <AppsSection {...home.apps} />
      </DeferredSection>
      <DeferredSection>
        <TeamSection {...home.team} />
      </DeferredSection>
      <DeferredSection>
        <CommunitySection {...home.community} />
      </DeferredSection>
      <DeferredSection>
        <PromotionsSection {...home.promotions} />
      </DeferredSection>
      <DeferredSection>
        <BlogSection {...home.blog} />
      </DeferredSection>
      <DeferredSection threshold={0.3}>
        <TestimonialsSection {...home.testimonials} />
      </DeferredSection>
      <DeferredSection>
        <QuestionsSection ground="sunken" {...home.faqs} />
      </DeferredSection>
      <DeferredSection>
        <ContactSection {...home.contact} />
      </DeferredSection>
    </>
  )
}
