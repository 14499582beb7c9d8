import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { flat } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { staticPart } from '../../components/static-part.tsx'
import { Carousel } from '../../features/carousel/Carousel.tsx'
import { ProcessCarousel } from '../../features/process/ProcessCarousel.tsx'
import { color } from '../../theme/tokens.ts'
import { Matchboxes } from '../Matchboxes.tsx'
import { Receipts } from '../Receipts.tsx'
import { CommunitySection } from './CommunitySection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import type { HomePageData } from './home.data.server.ts'
import { PartnersSection } from './PartnersSection.tsx'

// The only interactive elements in these are links.
const AboutSection = staticPart(() => import('./AboutSection.tsx'), 'AboutSection')
const WhySection = staticPart(() => import('./WhySection.tsx'), 'WhySection')
const ServicesSection = staticPart(() => import('./ServicesSection.tsx'), 'ServicesSection')
const MenuSection = staticPart(() => import('./MenuSection.tsx'), 'MenuSection')
const TeamSection = staticPart(() => import('./TeamSection.tsx'), 'TeamSection')
const PromotionsSection = staticPart(() => import('./PromotionsSection.tsx'), 'PromotionsSection')
const QuestionsSection = staticPart(() => import('../QuestionsSection.tsx'), 'QuestionsSection')
const BlogSection = staticPart(() => import('./BlogSection.tsx'), 'BlogSection')

/**
 * The home page, section by section. Sections without content are left out.
 */
export function HomePage(home: HomePageData) {
  return (
    <>
      <HeroSection {...home.hero} />
      {home.partners.wordmarks.length > 0 && <PartnersSection {...home.partners} />}
      <DeferredSection threshold={0.3} isNear>
        <AboutSection {...home.about} />
      </DeferredSection>
      <DeferredSection>
        <WhySection {...home.why} />
      </DeferredSection>
      <DeferredSection items={home.services.tiles}>
        <ServicesSection {...home.services} />
      </DeferredSection>
      <DeferredSection items={home.menu.dishes}>
        <MenuSection {...home.menu} />
      </DeferredSection>
      <DeferredSection>
        <ProcessCarousel {...home.process} />
      </DeferredSection>
      <DeferredSection items={home.pricing.receipts}>
        <PricingSection {...home.pricing} />
      </DeferredSection>
      <DeferredSection items={home.apps.apps}>
        <AppsSection {...home.apps} />
      </DeferredSection>
      <DeferredSection items={home.team.members}>
        <TeamSection {...home.team} isJoined={home.apps.apps.length > 0} />
      </DeferredSection>
      <DeferredSection items={[...home.community.upcoming, ...home.community.past]}>
        <CommunitySection {...home.community} />
      </DeferredSection>
      <DeferredSection items={home.promotions.coupons}>
        <PromotionsSection {...home.promotions} />
      </DeferredSection>
      <DeferredSection items={home.blog.articles}>
        <BlogSection {...home.blog} isJoined={home.promotions.coupons.length > 0} />
      </DeferredSection>
      <DeferredSection threshold={0.3} items={home.testimonials.items}>
        <Carousel {...home.testimonials} />
      </DeferredSection>
      <DeferredSection items={home.questions.items}>
        <QuestionsSection band="sunken" {...home.questions} />
      </DeferredSection>
      <DeferredSection>
        <ContactSection {...home.contact} />
      </DeferredSection>
    </>
  )
}

/* Not sunken at night, when the band above is already dark: adjacent bands must differ. */
const pricingBand = css`
  ${flat(color.sunken, color.paper)};
  overflow: hidden;
`

function PricingSection({ heading, lead, ...receipts }: HomePageData['pricing']) {
  return (
    <Section band={pricingBand} heading={heading} lead={lead}>
      <Receipts {...receipts} />
    </Section>
  )
}

function AppsSection({ heading, lead, ...apps }: HomePageData['apps']) {
  return (
    <Section heading={heading} lead={lead}>
      <Matchboxes {...apps} />
    </Section>
  )
}
