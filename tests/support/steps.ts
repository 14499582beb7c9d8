import { inOrder } from '../../src/content/queries.ts'
import { content } from './site-content.ts'

/** Titles of the steps of the process, in order. */
export const steps = inOrder(content.process).map(({ data }) => data.title)

/** What the control of a step says; the first one is 1. */
export const stepName = (place: number) => `Paso ${place}: ${steps.at(place - 1)}`
