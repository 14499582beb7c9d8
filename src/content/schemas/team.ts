import { z } from 'zod'
import { entry, icon, image, order, printedTone, text } from './fields.ts'

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
