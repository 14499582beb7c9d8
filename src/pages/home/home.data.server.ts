import { articlesByDate, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Site } from '../../content/schemas/site.ts'
import { fillFacts } from '../../content/site-facts.ts'
import { articleTeaser } from '../article-teaser.ts'
import { contactDialog } from '../contact-channels.ts'
import { defineTemplatePage } from '../define-page.ts'
import { faqItems } from '../faq-items.ts'
import { heroFire, smallFire } from '../fires.ts'
import { matchboxData } from '../matchbox-data.ts'
import type { SitePage } from '../page.ts'
import { receiptData } from '../receipt-data.ts'
import { serviceDishes, serviceTiles } from '../service-cards.ts'
import { faqNode } from '../structured-data/faq.ts'
import { testimonialData } from '../testimonial-data.ts'
import { urgentContact } from '../urgent-contact.ts'
import type { CommunityData } from './CommunitySection.tsx'
import type { HomePageData } from './HomePage.tsx'
import { coupons, events, portraits, processSteps, wordmarks } from './home-lists.ts'
import type { PricingData } from './PricingSection.tsx'

/** Articles that the home page teases. */
const teaserCount = 3

/** Three articles for the teasers. */
function teasers(content: Content) {
  return articlesByDate(content)
    .filter((article) => article.data.featured)
    .slice(0, teaserCount)
    .map((article) => articleTeaser(content, article))
}

function about(content: Content): HomePageData['about'] {
  const { facts, ...words } = pageOf(content, 'home').data.about
  const value = (text: string) => fillFacts(text, content.site)
  return { ...words, facts: facts.map((fact) => ({ ...fact, value: value(fact.value) })) }
}

/** Fewest and most marks that make a ring. */
const ringMarks = { least: 12, most: 72 }

/** Marks of the community's ring: one for each member that the claim counts, e.g. `30+`. */
function markCount([members]: Site['claims']['community']): number {
  const count = Number.parseInt(members?.value ?? '', 10) || ringMarks.least
  return Math.min(Math.max(count, ringMarks.least), ringMarks.most)
}

function community(content: Content): CommunityData {
  const { heading, text, archive, action, dialog } = pageOf(content, 'home').data.community
  const { upcoming, past } = events(content)
  const claims = content.site.claims.community
  return {
    heading,
    text,
    claims,
    upcoming,
    archive: { label: archive, titles: past },
    action,
    dialog: {
      ...dialog,
      fire: { seed: 'registro', ...smallFire },
    },
    marks: markCount(claims),
  }
}

function pricing(content: Content): PricingData {
  const { heading, lead, action, dialog } = pageOf(content, 'home').data.pricing
  return {
    heading,
    lead,
    action,
    receipts: receiptData(content),
    dialog: contactDialog(content, dialog),
  }
}

function homeData(content: Content): HomePageData {
  const { data } = pageOf(content, 'home')
  const { site } = content
  return {
    hero: {
      ...data.hero,
      claims: site.claims.hero,
      fire: heroFire,
    },
    partners: { heading: data.partners.heading, wordmarks: wordmarks(content) },
    about: about(content),
    why: data.why,
    services: { heading: data.services.heading, tiles: serviceTiles(content) },
    menu: { ...data.menu, dishes: serviceDishes(content) },
    process: { ...data.process, steps: processSteps(content) },
    pricing: pricing(content),
    apps: { ...data.apps, brand: site.name, apps: matchboxData(content) },
    team: {
      ...data.team,
      mailLabel: pageOf(content, 'team').data.labels.email,
      members: portraits(content),
    },
    community: community(content),
    promotions: { heading: data.promotions.heading, coupons: coupons(content) },
    blog: { ...data.blog, articles: teasers(content) },
    testimonials: {
      heading: data.testimonials.heading,
      items: testimonialData(content, data.testimonials.items),
    },
    faqs: {
      heading: data.faqs.heading,
      lead: data.faqs.lead,
      mail: { label: data.faqs.action, href: `mailto:${site.email}` },
      items: faqItems(content, data.faqs.items),
    },
    contact: urgentContact(content),
  }
}

/** The home page. */
export function homePages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'home', 'home', homeData, {
    card: { title: content.site.slogan, fire: heroFire },
    facts: () => ({
      describesSite: true,
      nodes: [faqNode(content, '/', pageOf(content, 'home').data.faqs.items)],
    }),
  })
}
