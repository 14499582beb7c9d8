import { z } from 'zod'
import * as agency from './pages/agency.ts'
import { homePageSchema } from './pages/home.ts'
import * as offer from './pages/offer.ts'
import * as plain from './pages/page.ts'

/** Every page that is not an entry of another collection; `template` picks its schema. */
export const pageSchema = z.discriminatedUnion('template', [
  homePageSchema,
  offer.servicesPageSchema,
  offer.pricesPageSchema,
  offer.portfolioPageSchema,
  offer.resourcesPageSchema,
  agency.aboutPageSchema,
  agency.whyPageSchema,
  agency.teamPageSchema,
  plain.blogPageSchema,
  agency.contactPageSchema,
  plain.searchPageSchema,
  plain.textPageSchema,
  plain.loaderPageSchema,
  plain.notFoundPageSchema,
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
