import { z } from 'zod'
import { group, references, section, text, uniqueBy } from '../fields.ts'
import { headFields, page } from './page.ts'

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
      z
        .array(
          z.strictObject({
            value: z.enum(values).describe('Valor que se envía; no se traduce.'),
            label: text('Lo que se lee.'),
          }),
        )
        .length(values.length),
      (option) => option.value,
    ).describe('Opciones, en orden.'),
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
