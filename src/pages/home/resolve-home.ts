import type { PlannedPage } from '../../app/planned-page.ts'
import type { Service } from '../../content/entries.ts'
import { articlesByDate, inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { chatLink } from '../../lib/chat-link.ts'
import { drawFire } from '../../lib/fire.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { articleTeaser } from '../article-teaser.ts'
import { organizationStructuredData } from '../organization-structured-data.ts'
import { resolveIcon } from '../resolve-icon.ts'
import type { HomePageData } from './HomePage.tsx'
import type { ServiceTile } from './ServicesSection.tsx'

/** Articles that the home page teases. */
const teaserCount = 3

function serviceTile({ slug, data }: Service): ServiceTile {
  return {
    url: `/servicios/${slug}`,
    title: data.card.title,
    description: data.card.description,
    icon: data.tone ? '' : resolveIcon(data.card.icon),
    tone: data.tone,
    fire: data.tone
      ? drawFire(slug, 230, 130, {
          focus: 0.5,
          spread: 1.2,
          low: 0.08,
          cols: 48,
          tongues: 4,
          salt: data.hero.salt ?? 0,
        })
      : '',
  }
}

function homeData(content: Content): HomePageData {
  const { data } = pageOf(content, 'home')
  const { site } = content
  const services = inOrder(content.services)
  const featured = articlesByDate(content).filter((article) => article.data.featured)
  return {
    hero: {
      heading: data.hero.heading,
      lead: data.hero.lead,
      action: data.hero.action,
      secondary: data.hero.secondary,
      claims: site.claims.hero,
      fire: drawFire('inicio', 720, 292, {
        focus: 0.735,
        tongues: 5,
        spread: 0.84,
        cols: 76,
        low: 0.05,
        sparks: 8,
        salt: 16,
      }),
    },
    about: data.about,
    why: data.why,
    services: { heading: data.services.heading, tiles: services.map(serviceTile) },
    menu: {
      ...data.menu,
      dishes: services.map((service) => ({
        url: `/servicios/${service.slug}`,
        title: service.data.detail.title,
        description: service.data.detail.description,
        features: service.data.detail.features,
        price: formatPrice(service.data.detail.price),
      })),
    },
    blog: {
      ...data.blog,
      articles: featured.slice(0, teaserCount).map((article) => articleTeaser(content, article)),
    },
    contact: {
      heading: data.contact.heading,
      lead: data.contact.lead,
      action: data.contact.action,
      whatsapp: chatLink(site.whatsapp, site.whatsappMessage),
      fire: drawFire('urgente', 720, 150, { low: 0.16, cols: 72, salt: 2 }),
    },
  }
}

/** The home page. */
export function planHome(content: Content): PlannedPage[] {
  const { data } = pageOf(content, 'home')
  return [
    {
      url: '/',
      bodies: [],
      resolve: () => ({
        route: 'home',
        head: {
          title: data.title,
          description: data.description,
          keywords: data.keywords,
          path: '/',
          kind: 'website',
          structuredData: [organizationStructuredData(content.site)],
        },
        data: homeData(content),
      }),
    },
  ]
}
