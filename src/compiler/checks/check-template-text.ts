import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { TEMPLATE_MARK } from '../template/mark.ts'
import { problemAt } from './problem-at.ts'

/** Fields that still say what `npm run new` wrote: the first, and how many more. */
export function checkTemplateText(entry: LoadedEntry): Problem[] {
  const [first, ...others] = pathsIn(entry.raw)
  if (!first) return []
  const problem = problemAt(entry, first, { code: 'template-text' }, warning)
  return [others.length > 0 ? { ...problem, more: others.length } : problem]
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.includes(TEMPLATE_MARK) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    pathsIn(child, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}
