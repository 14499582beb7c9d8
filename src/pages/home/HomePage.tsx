import { type AboutData, AboutSection } from './AboutSection.tsx'
import { BlogSection, type BlogSectionData } from './BlogSection.tsx'
import { type ContactData, ContactSection } from './ContactSection.tsx'
import { type HeroData, HeroSection } from './HeroSection.tsx'
import { type MenuData, MenuSection } from './MenuSection.tsx'
import { type ServicesData, ServicesSection } from './ServicesSection.tsx'
import { type WhyData, WhySection } from './WhySection.tsx'

export type HomePageData = {
  hero: HeroData
  about: AboutData
  why: WhyData
  services: ServicesData
  menu: MenuData
  blog: BlogSectionData
  contact: ContactData
}

/** The home page, section by section. */
export function HomePage({ hero, about, why, services, menu, blog, contact }: HomePageData) {
  return (
    <>
      <HeroSection {...hero} />
      <AboutSection {...about} />
      <WhySection {...why} />
      <ServicesSection {...services} />
      <MenuSection {...menu} />
      <BlogSection {...blog} />
      <ContactSection {...contact} />
    </>
  )
}
