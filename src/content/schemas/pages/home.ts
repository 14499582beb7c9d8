import { z } from 'zod'
import { factText, group, list, references, section, text } from '../fields.ts'
import { action, headFields, page } from './page.ts'

const dialog = group('Diálogo.', {
  title: text('Título del diálogo.'),
  text: text('Frase del diálogo.'),
})

/** The home page: the words of its sections, in order. Its lists are collections. */
export const homePageSchema = page('home', {
  hero: group('Portada.', {
    ...headFields,
    action: text('Botón que baja al contacto.'),
    secondary: action,
    ask: group('Pregunta rápida.', {
      label: text('Etiqueta de la pregunta rápida.'),
      placeholder: text('Ejemplo dentro del campo.'),
      action: text('Nombre del botón de enviar.'),
    }),
  }),
  partners: section('Marcas que confían.', {}),
  about: section('Quiénes somos.', {
    text: text('Párrafo.'),
    links: z.array(action).length(2).describe('Dos enlaces.'),
    facts: list('Datos.', [3], { label: text('Dato.'), value: factText('Valor.') }),
  }),
  why: section('Por qué elegirnos.', {
    link: action,
    columns: z
      .array(text('Título de columna.'))
      .length(3)
      .describe('Títulos de las tres columnas.'),
    rows: list('Renglones.', [3], {
      topic: text('Qué se compara.'),
      usual: text('Lo usual.'),
      ours: text('Lo nuestro.'),
    }),
  }),
  services: section('Tarjetas de servicio.', {}),
  menu: section('La lista de precios: servicios con precio de partida.', {
    lead: text('Aclaración.'),
    action: text('Texto del enlace de cada servicio.'),
  }),
  process: section('El proceso en cinco pasos.', { lead: text('Aclaración.') }),
  pricing: section('Precios.', {
    lead: text('Aclaración.'),
    note: text('Qué clase de precio es, p. ej. estimado; va después de la moneda.'),
    action: text('Texto del botón.'),
    dialog,
    message: text('Mensaje de la opción elegida. Lleva {service}, {plan} y {price}.'),
  }),
  apps: section('Apps de IA gratis.', {
    lead: text('Aclaración.'),
    action: text('Texto del botón.'),
  }),
  team: section('Equipo.', { lead: text('Aclaración.'), link: action }),
  community: section('Eventos y comunidad.', {
    text: text('Párrafo.'),
    archive: text('Renglón de los eventos que ya fueron.'),
    action: text('Botón de registro.'),
    dialog: group('Diálogo de registro.', {
      title: text('Título del diálogo.'),
      text: text('Frase del diálogo.'),
      register: text('Botón que envía.'),
      cancel: text('Botón que cierra.'),
    }),
  }),
  promotions: section('Promociones.', {}),
  blog: section('Artículos.', { link: action }),
  testimonials: section('Testimonios.', {
    items: references('testimonials', 'Testimonios de la portada.'),
  }),
  faqs: section('Preguntas frecuentes.', {
    lead: text('Aclaración, también en la página de cada servicio.'),
    action: text('Enlace que abre un correo.'),
    items: references('faqs', 'Preguntas de la portada.'),
  }),
  contact: section('Contacto urgente.', {
    lead: text('Aclaración.'),
    action: text('Botón que abre el diálogo.'),
    dialog,
  }),
})
