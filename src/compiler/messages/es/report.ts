import { shorten } from '../../text/printable.ts'
import { entry } from '../entry.ts'

export const report = {
  'internal-error': entry<{ detail: string }>({
    message: 'Este texto hizo tropezar al programa: es un error nuestro, no tuyo.',
    hint: ({ detail }) =>
      `Deshaz lo último que cambiaste y avisa a quien programa. Detalle: ${shorten(detail, 200)}`,
    bad: 'Cualquier texto que haga fallar al programa.',
    good: 'El mismo texto, cuando el programa esté corregido.',
  }),
}
