import { entry, icon, order, text } from './fields.ts'

/** A value of the team. */
export const valueSchema = entry({
  title: text('El valor.'),
  description: text('Cómo se nota en el trabajo.'),
  icon,
  order,
})
