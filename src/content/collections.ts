import type { z } from 'zod'
import { blogSchema } from './schemas/blog.ts'
import * as lists from './schemas/lists.ts'
import { pageSchema } from './schemas/pages.ts'
import { pricingSchema } from './schemas/price.ts'
import { serviceSchema } from './schemas/services.ts'

export type BodyRule = 'required' | 'forbidden'

/** What the build knows of a collection; its name is its folder under content/. */
type Collection = {
  schema: z.ZodType
  /**
   * Whether an entry has a body below its frontmatter: it must, it must not, or its template
   * decides.
   */
  body: BodyRule | 'by-template'
  /** The path before the slug, when entries have pages of their own: `/blog/`. */
  urlPrefix?: string
}

/** The register of collections: one folder, one schema, one line. */
export const collections = {
  blog: { schema: blogSchema, body: 'required', urlPrefix: '/blog/' },
  categories: { schema: lists.categorySchema, body: 'forbidden', urlPrefix: '/blog/categoria/' },
  services: { schema: serviceSchema, body: 'forbidden', urlPrefix: '/servicios/' },
  faqs: { schema: lists.faqSchema, body: 'required' },
  team: { schema: lists.teamSchema, body: 'required' },
  projects: { schema: lists.projectSchema, body: 'forbidden' },
  testimonials: { schema: lists.testimonialSchema, body: 'forbidden' },
  partners: { schema: lists.partnerSchema, body: 'forbidden' },
  process: { schema: lists.processStepSchema, body: 'forbidden' },
  pricing: { schema: pricingSchema, body: 'forbidden' },
  channels: { schema: lists.channelSchema, body: 'forbidden' },
  'ai-apps': { schema: lists.aiAppSchema, body: 'forbidden' },
  values: { schema: lists.valueSchema, body: 'forbidden' },
  events: { schema: lists.eventSchema, body: 'forbidden' },
  promotions: { schema: lists.promotionSchema, body: 'forbidden' },
  clients: { schema: lists.clientSchema, body: 'forbidden', urlPrefix: '/clientes/' },
  'contact-cards': { schema: lists.contactCardSchema, body: 'forbidden' },
  pages: { schema: pageSchema, body: 'by-template', urlPrefix: '/' },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections

export const collectionNames = Object.keys(collections) as CollectionName[]

export const isCollection = (name: string): name is CollectionName =>
  Object.hasOwn(collections, name)

/** The URL prefix of a collection's pages; `undefined` where entries have no pages. */
export const urlPrefixOf = (name: CollectionName): string | undefined =>
  (collections[name] as Collection).urlPrefix
