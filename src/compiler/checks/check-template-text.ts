import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { TEMPLATE_MARK } from '../template/mark.ts'
import { problemAt } from './problem-at.ts'
import { textsWith } from './texts-with.ts'

/** Fields that still say what `npm run new` wrote: the first, and how many more. */
export function checkTemplateText(entry: LoadedEntry): Problem[] {
  const [first, ...others] = textsWith(TEMPLATE_MARK, entry.raw)
  if (!first) return []
  const problem = problemAt(entry, first.path, { code: 'template-text' }, warning)
  return [others.length > 0 ? { ...problem, more: others.length } : problem]
}
