import { z } from 'zod'
import { aboutPageSchema } from './pages/about.ts'
import { blogPageSchema } from './pages/blog.ts'
import { contactPageSchema } from './pages/contact.ts'
import { homePageSchema } from './pages/home.ts'
import { loaderPageSchema } from './pages/loader.ts'
import { notFoundPageSchema } from './pages/not-found.ts'
import { portfolioPageSchema } from './pages/portfolio.ts'
import { pricesPageSchema } from './pages/prices.ts'
import { resourcesPageSchema } from './pages/resources.ts'
import { searchPageSchema } from './pages/search.ts'
import { servicesPageSchema } from './pages/services.ts'
import { teamPageSchema } from './pages/team.ts'
import { textPageSchema } from './pages/text.ts'
import { whyPageSchema } from './pages/why.ts'

/** Every page that is not an entry of another collection; `template` picks its schema. */
export const pageSchema = z.discriminatedUnion('template', [
  homePageSchema,
  servicesPageSchema,
  pricesPageSchema,
  portfolioPageSchema,
  resourcesPageSchema,
  aboutPageSchema,
  whyPageSchema,
  teamPageSchema,
  blogPageSchema,
  contactPageSchema,
  searchPageSchema,
  textPageSchema,
  loaderPageSchema,
  notFoundPageSchema,
])

type Template = z.infer<typeof pageSchema>['template']

/** Templates that exist once, under a fixed file name; `text` may be used as often as needed. */
export const templateSlugs = {
  home: 'inicio',
  blog: 'blog',
  'not-found': 'no-encontrada',
  services: 'servicios',
  prices: 'precios',
  portfolio: 'portafolio',
  resources: 'recursos-ia',
  about: 'quienes-somos',
  why: 'por-que-elegirnos',
  team: 'equipo',
  contact: 'contacto',
  search: 'buscar',
  loader: 'app-loader',
} as const satisfies Record<Exclude<Template, 'text'>, string>
