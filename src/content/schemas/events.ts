import { z } from 'zod'
import { day, entry, order, text } from './fields.ts'

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
