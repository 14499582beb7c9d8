import { entry, order, text } from './fields.ts'

/** One of the steps of a project. */
export const processStepSchema = entry({
  title: text('Nombre del paso.'),
  description: text('Qué pasa en él.'),
  duration: text('Cuánto dura.'),
  order,
})
