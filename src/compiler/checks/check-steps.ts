import { processSteps } from '../../content/schemas/process.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Cause, error, inFile, type Problem } from '../problem.ts'
import { rangeAt } from '../text/range.ts'
import { problemAt } from './problem-at.ts'

/** A project has a fixed number of steps, which the home page draws. */
export function checkSteps(entries: readonly LoadedEntry[]): Problem[] {
  const steps = entries.filter(({ collection, published }) => collection === 'process' && published)
  const found = steps.length
  if (found === processSteps) return []
  const cause: Cause = { code: 'step-count', data: { wanted: processSteps, found } }
  const [last] = steps.sort((a, b) => orderOf(b) - orderOf(a))
  return last && found > processSteps
    ? [problemAt(last, ['order'], cause)]
    : [inFile('content/process', error(rangeAt(1, 1), cause))]
}

const orderOf = ({ raw }: LoadedEntry) => Number(raw?.order) || 0
