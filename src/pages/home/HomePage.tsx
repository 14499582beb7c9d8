import { LaterMark } from '../../components/LaterMark.tsx'
import { type QuestionsData, QuestionsSection } from '../QuestionsSection.tsx'
import { type AboutData, AboutSection } from './AboutSection.tsx'
import { type AppsData, AppsSection } from './AppsSection.tsx'
import { BlogSection, type BlogSectionData } from './BlogSection.tsx'
import { type CommunityData, CommunitySection } from './CommunitySection.tsx'
import { type ContactData, ContactSection } from './ContactSection.tsx'
import { type HeroData, HeroSection } from './HeroSection.tsx'
import { HomeSection } from './HomeSection.tsx'
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

/**
 * The home page, section by section; the footer is its seventeenth. Who visits it directly keeps the
 * server's HTML of what follows the first screen: see `standingHome`.
 */
export function HomePage(home: HomePageData) {
  return (
    <>
      <HeroSection {...home.hero} />
      <LaterMark />
      <PartnersSection {...home.partners} />
      <HomeSection name="about">
        <AboutSection {...home.about} />
      </HomeSection>
      <HomeSection name="why">
        <WhySection {...home.why} />
      </HomeSection>
      <HomeSection name="services">
        <ServicesSection {...home.services} />
      </HomeSection>
      <HomeSection name="menu">
        <MenuSection {...home.menu} />
      </HomeSection>
      <HomeSection name="process">
        <ProcessSection {...home.process} />
      </HomeSection>
      <HomeSection name="pricing">
        <PricingSection {...home.pricing} />
      </HomeSection>
      <HomeSection name="apps">
        <AppsSection {...home.apps} />
      </HomeSection>
      <HomeSection name="team">
        <TeamSection {...home.team} />
      </HomeSection>
      <HomeSection name="community">
        <CommunitySection {...home.community} />
      </HomeSection>
      <HomeSection name="promotions">
        <PromotionsSection {...home.promotions} />
      </HomeSection>
      <HomeSection name="blog">
        <BlogSection {...home.blog} />
      </HomeSection>
      <HomeSection name="testimonials">
        <TestimonialsSection {...home.testimonials} />
      </HomeSection>
      <HomeSection name="faqs">
        <QuestionsSection ground="sunken" {...home.faqs} />
      </HomeSection>
      <HomeSection name="contact">
        <ContactSection {...home.contact} />
      </HomeSection>
    </>
  )
}
