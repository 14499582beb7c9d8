import { entry, order, text } from './fields.ts'

/** How many steps a project has: the home page draws a flame for each. */
export const processSteps = 5

/** One of the steps of a project. */
export const processStepSchema = entry({
  title: text('Nombre del paso.'),
  description: text('Qué pasa en él.'),
  duration: text('Cuánto dura.'),
  order,
})
