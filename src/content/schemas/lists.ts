import { z } from 'zod'
import {
  aliases,
  broken,
  day,
  entry,
  factText,
  group,
  icon,
  image,
  list,
  missing,
  order,
  pageFields,
  printedTone,
  shownSite,
  text,
} from './fields.ts'

// Collections that pages show as lists: a few fields each.

/** A category of the blog; its listing is `/blog/categoria/<slug>`. */
export const categorySchema = entry({
  title: text('Nombre de la categoría.'),
  description: text('Una frase sobre qué artículos reúne.'),
  aliases,
  order,
})

/** A question; the file's body is the answer. */
export const faqSchema = entry({ question: text('La pregunta, con sus signos.'), icon })

/** What a client said. */
export const testimonialSchema = entry({
  name: text('Quién lo dice.'),
  company: text('Su empresa.').optional(),
  service: text('Servicio que contrató.'),
  rating: z.int().min(1).max(5).describe('Calificación, de 1 a 5.'),
  content: text('Lo que dijo, sin comillas.'),
})

/** A value of the team. */
export const valueSchema = entry({
  title: text('El valor.'),
  description: text('Cómo se nota en el trabajo.'),
  order,
})

/** A partner, shown as a wordmark in one of the site's own typefaces. */
export const partnerSchema = entry({
  name: text('Nombre, tal como se escribe.'),
  icon,
  wordmark: group('Cómo se dibuja su nombre.', {
    face: z
      .enum(['display', 'text'])
      .describe('Letra: `display` (Piazzolla) o `text` (Instrument Sans).'),
    weight: z.int().min(400).max(900).describe('Grosor, de 400 a 900.'),
    tracking: z.number().min(-0.05).max(0.1).describe('Espacio entre letras, en em.'),
  }),
  order,
})

/** How many steps a project has; the home page draws a flame for each. */
export const processSteps = 5

/** One of the steps of a project. */
export const processStepSchema = entry({
  title: text('Nombre del paso.'),
  description: text('Qué pasa en él.'),
  duration: text('Cuánto dura.'),
  order,
})

/** A coupon: a figure, a sentence and its condition. */
export const promotionSchema = entry({
  figure: text('La cifra grande, p. ej. 1 año.'),
  title: text('Qué se ofrece.'),
  condition: text('En qué condición.'),
  order,
})

/** An event of the community: archived when it is over, announced when it has a date. */
export const eventSchema = entry({
  title: text('Nombre del evento.'),
  description: text('De qué trata.'),
  status: z
    .enum(['past', 'upcoming'])
    .describe('`past` (ya fue) o `upcoming` (por venir). Pasada su fecha, se archiva solo.'),
  date: day('Día del evento.').optional(),
  order,
})

/** A free AI app, drawn as a matchbox. */
export const aiAppSchema = entry({
  title: text('Nombre de la app.'),
  description: text('Qué hace.'),
  category: z
    .enum(['Contenido', 'Desarrollo', 'Diseño', 'Analytics'])
    .describe('`Contenido`, `Desarrollo`, `Diseño` o `Analytics`.'),
  tone: printedTone,
  icon,
  order,
})

/** A way to get in touch. Its address comes from content/site.yaml. */
export const channelSchema = entry({
  platform: z
    .enum(['whatsapp', 'telegram', 'email'])
    .describe('Plataforma: `whatsapp`, `telegram` o `email` (correo).'),
  icon,
  description: text('Una línea: qué esperar de él.'),
  action: text('Texto de su botón.'),
  subject: text('Asunto del mensaje; solo para el correo.').optional(),
  order,
})

/** A fact of the contact page: where, phone, e-mail, hours. */
export const contactCardSchema = entry({
  icon,
  title: text('Qué es.'),
  content: factText('El dato.'),
  detail: factText('Aclaración.'),
  link: z
    .enum(['phone', 'whatsapp', 'email'])
    .optional()
    .describe('A dónde lleva el dato: `phone` (teléfono), `whatsapp` o `email` (correo).'),
  order,
})

/** A member of the team; the file's body is the biography. */
export const teamSchema = entry({
  name: text('Nombre y apellido.'),
  role: text('Puesto.'),
  description: text('Una frase para la portada y la firma de los artículos.'),
  image: image('Retrato.'),
  imageAlt: text('Qué se ve en el retrato.'),
  skills: z
    .array(text('Habilidad.'))
    .min(2)
    .describe('Habilidades; la portada muestra las dos primeras.'),
  specialization: text('Especialidad.'),
  experience: text('Experiencia, en palabras.'),
  location: text('Ciudad y país.'),
  tone: printedTone,
  icon,
  order,
})

/** The case study of a public project. */
const projectCase = group('El caso: problema, trabajo, resultado, cifra y pantallas.', {
  problem: text('Qué no funcionaba antes.'),
  work: text('Qué se hizo.'),
  result: text('Qué cambió.'),
  figure: group('Una cifra que cualquiera puede contar en el proyecto.', {
    value: text('La cifra.'),
    of: text('De qué es la cifra.'),
  }),
  screens: list('Dos pantallas más; la portada es la primera.', 2, {
    image: image('Pantalla dibujada, con palabras y precios de verdad.'),
    imageAlt: text('Qué se ve en la pantalla.'),
  }),
})

/** The fields that a private project must not have. */
const shown = ['link', 'case'] as const

/** A project of the portfolio: a public one with its case, or a private one that is only named. */
export const projectSchema = entry({
  title: text('Nombre del proyecto.'),
  description: text('Qué es, en una o dos frases.'),
  image: image('Portada dibujada; en un proyecto público es su primera pantalla.'),
  imageAlt: text('Qué se ve en la portada.'),
  technologies: z.array(text('Tecnología.')).min(1).describe('Tecnologías.'),
  category: z
    .enum(['web', 'ecommerce', 'saas', 'ia'])
    .describe('Filtro: `web`, `ecommerce`, `saas` o `ia`.'),
  icon,
  link: shownSite('Dirección del proyecto.').optional(),
  private: z.boolean().optional().describe('true: el cliente pidió no mostrarlo.'),
  case: projectCase.optional(),
  order,
}).superRefine((project, context) => {
  if (project.private) {
    for (const name of shown) if (project[name]) context.addIssue(broken('private-shown', [name]))
    return
  }
  if (!project.link) context.addIssue(missing('link', 'en un proyecto sin «private: true»'))
  if (!project.case) context.addIssue(missing('case', 'en un proyecto sin «private: true»'))
})

/** A client's page `/clientes/<slug>`: a notice, or another site in a full-screen frame. */
export const clientSchema = entry({
  ...pageFields,
  url: shownSite('Dirección del sitio incrustado.').optional(),
  heading: text('Título del aviso.').optional(),
  text: text('Texto del aviso.').optional(),
  aliases,
}).superRefine((client, context) => {
  if (!client.url && !client.heading) context.addIssue(missing('heading', 'si no hay `url`'))
})
