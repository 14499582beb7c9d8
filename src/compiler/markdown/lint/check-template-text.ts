import { type LocalProblem, warning } from '../../problem.ts'
import { TEMPLATE_MARK } from '../../template/mark.ts'
import { rangeIn } from '../../text/range.ts'

/** A text that still says what `npm run new` wrote: the first place, and how many more. */
export function checkTemplateText(source: string): LocalProblem[] {
  const at = source.indexOf(TEMPLATE_MARK)
  if (at === -1) return []
  const more = source.split(TEMPLATE_MARK).length - 2
  const problem = warning(rangeIn(source, at, at + TEMPLATE_MARK.length), { code: 'template-text' })
  return [more > 0 ? { ...problem, more } : problem]
}
