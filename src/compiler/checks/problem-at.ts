import type { ValueFault } from '../fields/fault.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { error, inFile, type LocalProblem, type Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

/** Whether a problem stops the publication; `error` or `warning` of problem.ts. */
type Severity = typeof error

/** A problem of a field of an entry. */
export function problemAt(
  { file, locate }: Pick<LoadedEntry, 'file' | 'locate'>,
  path: readonly PropertyKey[],
  { becomes, safe = false, ...cause }: ValueFault,
  severity: Severity = error,
): Problem {
  const range = locate(path, 'value')
  const repair = becomes !== undefined && { repair: { range, text: becomes, safe } }
  return inFile(file, severity(range, { ...cause, ...repair }))
}

/** A problem of the text of an entry, where nobody knows how much of it would have to be replaced. */
export function problemInBody(
  { file }: Pick<LoadedEntry, 'file'>,
  range: Range,
  { becomes: _, safe: __, ...cause }: ValueFault,
  severity: Severity = error,
): Problem {
  return inFile(file, severity(range, cause) as LocalProblem)
}
