import { Reveal } from '../../features/reveal/Reveal.tsx'
import { type QuestionsData, QuestionsSection } from '../QuestionsSection.tsx'
import { type AboutData, AboutSection } from './AboutSection.tsx'
import { type AppsData, AppsSection } from './AppsSection.tsx'
import { BlogSection, type BlogSectionData } from './BlogSection.tsx'
import { type CommunityData, CommunitySection } from './CommunitySection.tsx'
import { type ContactData, ContactSection } from './ContactSection.tsx'
import { type HeroData, HeroSection } from './HeroSection.tsx'
import { type MenuData, MenuSection } from './MenuSection.tsx'
import { type PartnersData, PartnersSection } from './PartnersSection.tsx'
import { type PricingData, PricingSection } from './PricingSection.tsx'
import { type ProcessData, ProcessSection } from './ProcessSection.tsx'
import { type PromotionsData, PromotionsSection } from './PromotionsSection.tsx'
import { type ServicesData, ServicesSection } from './ServicesSection.tsx'
import { type TeamData, TeamSection } from './TeamSection.tsx'
import { type TestimonialsData, TestimonialsSection } from './TestimonialsSection.tsx'
import { type WhyData, WhySection } from './WhySection.tsx'

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
      <Reveal threshold={0.3}>
        <AboutSection {...home.about} />
      </Reveal>
      <Reveal>
        <WhySection {...home.why} />
      </Reveal>
      <Reveal>
        <ServicesSection {...home.services} />
      </Reveal>
      <Reveal>
        <MenuSection {...home.menu} />
      </Reveal>
      <Reveal>
        <ProcessSection {...home.process} />
      </Reveal>
      <Reveal>
        <PricingSection {...home.pricing} />
      </Reveal>
      <Reveal>
        <AppsSection {...home.apps} />
      </Reveal>
      <Reveal>
        <TeamSection {...home.team} />
      </Reveal>
      <Reveal>
        <CommunitySection {...home.community} />
      </Reveal>
      <Reveal>
        <PromotionsSection {...home.promotions} />
      </Reveal>
      <Reveal>
        <BlogSection {...home.blog} />
      </Reveal>
      <Reveal threshold={0.3}>
        <TestimonialsSection {...home.testimonials} />
      </Reveal>
      <Reveal>
        <QuestionsSection ground="sunken" {...home.faqs} />
      </Reveal>
      <Reveal>
        <ContactSection {...home.contact} />
      </Reveal>
    </>
  )
}
