import { z } from 'zod'
import { group, list, references, section, text, uniqueBy } from '../fields.ts'
import { action, headFields, offer, page, point } from './page.ts'

/** Who the agency is: its mission, its four values and its story. */
export const aboutPageSchema = page('about', {
  ...headFields,
  mission: section('Misión.', { text: text('Párrafo.') }),
  values: section('Valores de la agencia.', {
    items: z.array(point).length(4).describe('Cuatro valores.'),
  }),
  story: section('Historia.', {
    paragraphs: z.array(text('Párrafo.')).min(1).describe('Párrafos, en orden.'),
  }),
  offer: offer('Cierre que lleva a conocer al equipo.'),
})

/** Why choose the agency: six advantages, testimonials and a call to action. */
export const whyPageSchema = page('why', {
  ...headFields,
  advantages: section('Ventajas.', {
    items: z.array(point).length(6).describe('Seis ventajas.'),
  }),
  testimonials: section('Testimonios.', {
    items: references('testimonials', 'Testimonios: nombres de archivo de content/testimonials.'),
  }),
  offer: offer('Llamado a la acción que cierra la página.'),
})

/** The team page; its people and its values are collections. */
export const teamPageSchema = page('team', {
  ...headFields,
  labels: group('Palabras junto a los datos de cada persona.', {
    specialization: text('Nombre del dato: especialidad.'),
    experience: text('Nombre del dato: experiencia.'),
    location: text('Nombre del dato: ciudad.'),
    skills: text('Nombre de la lista de habilidades.'),
    email: text('Enlace para escribirle a la persona.'),
    subject: text('Asunto de ese correo. {name} es el nombre de la persona.'),
  }),
  values: section('Valores del equipo.', {}),
  actions: group('Los dos botones que cierran la página.', { start: action, work: action }),
})

const label = text('Etiqueta del campo.')

const field = (description: string) =>
  group(description, { label, placeholder: text('Ejemplo dentro del campo.') })

/** A select whose values are fixed, because the delivered message and its readers depend on them. */
const select = <const Value extends string>(
  description: string,
  values: readonly [Value, ...Value[]],
) =>
  group(description, {
    label,
    placeholder: text('Lo que se lee antes de elegir.'),
    options: uniqueBy(
      list('Opciones, en orden.', values.length, {
        value: z.enum(values).describe('Valor que se envía; no se traduce.'),
        label: text('Lo que se lee.'),
      }),
      (option) => option.value,
    ),
  })

/** The contact page. Its four facts are the collection contact-cards. */
export const contactPageSchema = page('contact', {
  ...headFields,
  form: section('Formulario de proyecto.', {
    name: field('Nombre.'),
    email: field('Correo.'),
    company: field('Empresa.'),
    phone: field('Teléfono.'),
    service: select('Servicio.', [
      'ia',
      'web',
      'ecommerce',
      'saas',
      'automatizacion',
      'consultoria',
      'otro',
    ]),
    budget: select('Presupuesto.', ['5k-10k', '10k-25k', '25k-50k', '50k+', 'no-seguro']),
    message: field('Descripción del proyecto.'),
    action: text('Texto del botón.'),
  }),
  faqs: section('Preguntas frecuentes.', {
    lead: text('Aclaración.'),
    items: references('faqs', 'Preguntas: nombres de archivo de content/faqs.'),
  }),
})
