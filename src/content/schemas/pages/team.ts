import { group, section, text } from '../fields.ts'
import { action, headFields, page } from './page.ts'

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
