import { z } from 'zod'
import { group, list, text } from '../fields.ts'
import { action, page } from './page.ts'

/** The loading screen of an AI app. */
export const loaderPageSchema = page('loader', {
  fallbackName: text('Nombre cuando no se sabe qué app es.'),
  stages: z
    .array(text('Texto de estado.'))
    .length(5)
    .describe('Cinco estados; cada uno dura un quinto del avance.'),
  done: text('Texto al llegar a 100%.'),
  soon: text('Aviso de que la app aún no está disponible.'),
  notify: group('Al terminar: cómo pedir que le avisen.', {
    label: text('Texto del enlace a WhatsApp.'),
    message: text('Mensaje ya escrito; {app} es el nombre de la app.'),
  }),
  progressLabel: text('Nombre de la barra de avance, para quien no la ve.'),
  facts: list('Panel fijo de cuatro estados.', 4, {
    label: text('Dato.'),
    value: text('Estado.'),
  }),
  home: action,
})
