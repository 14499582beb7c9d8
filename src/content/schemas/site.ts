import { z } from 'zod'
import { group, list, missing, path, siteAddress, text, webAddress } from './fields.ts'

const link = z.strictObject({ label: text('Texto del enlace.'), to: path('Página de este sitio.') })
const links = z.array(link).min(1)
const claim = z.strictObject({ value: text('La cifra.'), label: text('De qué es.') })

/** The one settings file. */
export const siteFile = 'content/site.yaml'

/** Its fields: brand, contact data, claims and navigation. */
export const siteSchema = z.strictObject({
  name: text('Nombre del producto.'),
  titleSuffix: text('Lo que sigue al título de cada página, después de « | ».'),
  slogan: text('Frase de la imagen que se ve al compartir la portada.'),
  description: text('Qué es el sitio, en una frase.'),
  area: text('Dónde atiende, para buscadores: una ciudad, un país, un continente.'),
  address: siteAddress('Dirección pública del sitio, sin diagonal final.'),
  email: z.email().describe('Correo de contacto, p. ej. hola@ejemplo.org.'),
  phone: text('Teléfono, como se lee.'),
  whatsapp: webAddress('Enlace de WhatsApp: https://wa.me/ y el número con su código de país.'),
  telegram: webAddress('Enlace de Telegram. Sin él, no se ofrece.').optional(),
  whatsappMessage: text('Mensaje que va escrito al abrir WhatsApp.'),
  social: group('Perfiles en redes: los que hay.', {
    instagram: webAddress('Perfil de Instagram.').optional(),
    github: webAddress(
      'Perfil de GitHub; ahí llevan los botones de código del portafolio.',
    ).optional(),
    linkedin: webAddress('Perfil de LinkedIn.').optional(),
  }),
  hours: list('Horario de atención.', [1], {
    days: text('Días.'),
    time: text('Horario o aclaración; se lee después de los días y una coma.'),
    schema: text('Lo mismo para buscadores, p. ej. Mo-Sa 07:00-17:00.').optional(),
  }),
  claims: group('Cifras que el sitio afirma.', {
    hero: z.array(claim).length(4).describe('Las cuatro de la portada.'),
    satisfaction: text('Satisfacción de clientes fuera de la portada.'),
    community: z.array(claim).length(3).describe('Las tres de la comunidad.'),
  }),
  navigation: links.describe('Menú principal.'),
  start: group('Botón Comenzar del encabezado y Comenzar Proyecto del menú móvil.', {
    header: link,
    menu: link,
  }),
  footer: group('Pie de página.', {
    statement: text('Frase bajo el nombre.'),
    columns: list('Columnas de enlaces.', 3, {
      heading: text('Título de la columna.'),
      links,
    }),
    newsletter: group('Caja del boletín. Sin ella, no se ofrece.', {
      heading: text('Título.'),
      lead: text('Qué recibe quien se suscribe.'),
      placeholder: text('Ejemplo dentro del campo.'),
      action: text('Texto del botón.'),
    }).optional(),
    payments: z.array(text('Forma de pago.')).min(1).describe('Formas de pago.'),
    legal: text('Línea legal.'),
  }),
  chat: group('Asistente de chat.', {
    name: text('Nombre del asistente.'),
    greeting: text('Primer mensaje del asistente.'),
    reply: text('Respuesta automática.'),
    passages: text('Lo que antecede a lo que el sitio dice sobre una pregunta.'),
    open: text('Texto del botón que lo abre.'),
    placeholder: text('Ejemplo dentro del campo.'),
  }),
  forms: z
    .strictObject({
      delivery: z
        .enum(['console', 'endpoint'])
        .describe('`console` (mensaje listo para enviar) o `endpoint` (servicio web).'),
      endpoint: webAddress('Dirección del servicio que recibe los formularios.').optional(),
      before: group('Lo que se lee junto al botón: qué pasará con lo escrito.', {
        endpoint: text('Con `endpoint`.'),
        console: text('Con `console`: el visitante manda el mensaje.'),
        event: text('Con `console`, en el registro a un evento.'),
      }),
      newsletter: group('El boletín con `console`, que no pide un correo.', {
        action: text('Texto del botón que abre WhatsApp.'),
        message: text('Mensaje que va escrito.'),
        feed: text('Texto del enlace al canal RSS.'),
      }),
      received: group('Lo que se lee cuando el servicio recibió un formulario.', {
        project: text('De un proyecto o una cotización.'),
        event: text('De un registro a un evento.'),
        newsletter: text('De una suscripción al boletín.'),
      }),
    })
    .superRefine((forms, context) => {
      if (forms.delivery === 'endpoint' && !forms.endpoint)
        context.addIssue(
          missing('endpoint', 'con «delivery: endpoint» y no con «delivery: console»'),
        )
    })
    .describe('Cómo se entregan los formularios.'),
})

export type Site = z.infer<typeof siteSchema>
