import { z } from 'zod'
import {
  aliases,
  entry,
  group,
  icon,
  identifier,
  list,
  order,
  pageFields,
  references,
  salt,
  section,
  text,
  tone,
  uniqueBy,
} from './fields.ts'
import { priceSchema } from './price.ts'
import { sceneSchema } from './scenes.ts'

const plan = z.strictObject({
  id: identifier('Nombre corto del plan, para referirse a él.'),
  name: text('Nombre del plan.'),
  price: priceSchema,
  description: text('Para quién es.'),
  popular: z.boolean().describe('true: el plan destacado.'),
  label: text('Etiqueta del plan destacado, p. ej. Más Popular.').optional(),
  features: z.array(text('Qué incluye el plan.')).min(1).describe('Lo que incluye.'),
})

/** A service: its card and its entry on the home page's menu, and its own page `/servicios/<slug>`. */
export const serviceSchema = entry({
  ...pageFields,
  order,
  aliases,
  tone: tone.optional(),
  card: group('Tarjeta de la portada y de /servicios.', {
    title: text('Título de la tarjeta.'),
    description: text('Una frase.'),
    icon,
  }),
  detail: group('Su línea en la lista de precios, con el precio de partida.', {
    title: text('Nombre en la lista de precios.'),
    description: text('Una frase.'),
    features: z.array(text('Rasgo.')).min(2).describe('Rasgos, en pocas palabras.'),
    price: priceSchema,
  }),
  hero: group('Encabezado de la página.', {
    heading: text('Título grande (h1).'),
    lead: text('Una o dos frases bajo el título.'),
    action: text('Texto del botón que abre el contacto.'),
    badges: list('Cuatro insignias.', 4, { label: text('Texto de la insignia.'), icon }),
    ground: tone.optional().describe('Fondo del encabezado; sin él, papel.'),
    salt,
  }),
  scene: sceneSchema.optional(),
  features: section('Qué incluye el servicio.', {
    items: list('Seis características.', 6, {
      title: text('Qué incluye.'),
      description: text('Una frase que lo explica.'),
      icon,
    }),
  }),
  plans: section('Planes y precios.', {
    lead: text('Aclaración bajo el título.').optional(),
    action: text('Texto del botón de cada plan.'),
    items: uniqueBy(
      uniqueBy(z.array(plan).min(1), (item) => item.id),
      (item) => (item.popular ? 'popular: true' : undefined),
    ).describe('Planes.'),
  }),
  testimonials: section('Testimonios.', {
    items: references('testimonials', 'Testimonios: nombres de archivo de content/testimonials.'),
  }),
  faqs: section('Preguntas frecuentes.', {
    items: references('faqs', 'Preguntas: nombres de archivo de content/faqs.'),
  }),
  form: section('Formulario de cotización.', {
    lead: text('Qué pasa al enviarlo.'),
    extra: z
      .enum(['phone', 'industry', 'productType', 'website'])
      .optional()
      .describe(
        'Campo adicional: `phone` (teléfono), `industry` (giro), `productType` (qué vende) o `website` (sitio).',
      ),
    company: z.boolean().describe('true: pregunta por la empresa.'),
    messageLabel: text('Etiqueta del campo de descripción.'),
    messageHint: text('Ejemplo dentro del campo.').optional(),
    action: text('Texto del botón.'),
  }),
  dialog: group('Diálogo de contacto de los botones.', {
    text: text('Frase del diálogo de contacto.'),
    channels: references('channels', 'Canales: nombres de archivo de content/channels.').min(1),
    message: text('Mensaje ya escrito para el chat.'),
  }),
})
