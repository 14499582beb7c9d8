import { median } from '../median.ts'
import type { Response } from './interactions.ts'

/** All that is known of an interaction after its runs, in milliseconds. */
export type MeasuredInteraction = {
  name: string
  toNextPaint: { median: number; worst: number }
  toEffect: { median: number; worst: number }
}

const sumUp = (values: number[]) => ({ median: median(values), worst: Math.max(...values) })

/** Sums up the runs of an interaction. */
export function summarizeInteraction(
  name: string,
  responses: readonly Response[],
): MeasuredInteraction {
  return {
    name,
    toNextPaint: sumUp(responses.map(({ toNextPaint }) => toNextPaint)),
    toEffect: sumUp(responses.map(({ toEffect }) => toEffect)),
  }
}
