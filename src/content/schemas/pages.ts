import { z } from 'zod'
import {
  aboutPageSchema,
  contactPageSchema,
  teamPageSchema,
  whyPageSchema,
} from './pages/agency.ts'
import { homePageSchema } from './pages/home.ts'
import {
  portfolioPageSchema,
  pricesPageSchema,
  resourcesPageSchema,
  servicesPageSchema,
} from './pages/offer.ts'
import {
  blogPageSchema,
  loaderPageSchema,
  notFoundPageSchema,
  searchPageSchema,
  textPageSchema,
} from './pages/plain.ts'

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
