import type { CollectionName } from '../../content/collections.ts'

/** What an entry of each collection is, in the words of those who write one. */
export const kinds = {
  blog: 'un artículo',
  faqs: 'una pregunta',
  services: 'un servicio',
  projects: 'un proyecto',
  testimonials: 'un testimonio',
  team: 'una persona del equipo',
  values: 'un valor del equipo',
  partners: 'una marca que confía',
  categories: 'una categoría del blog',
  events: 'un evento',
  promotions: 'una promoción',
  pricing: 'un precio de la portada',
  process: 'un paso del proceso',
  'ai-apps': 'una aplicación de IA',
  channels: 'una forma de contacto',
  'contact-cards': 'una tarjeta de contacto',
  clients: 'la página de un cliente',
  pages: 'una página de puro texto',
} as const satisfies Record<CollectionName, string>

/** `blog` (un artículo), one a line. */
export const kindList = (): string =>
  Object.entries(kinds)
    .map(([name, kind]) => `  ${name.padEnd(14)} ${kind}`)
    .join('\n')
