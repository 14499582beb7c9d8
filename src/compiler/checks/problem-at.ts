import type { Reference } from '../fields/walk-schema.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { error, type Fault, inFile, type Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

/** Whether a problem stops the publication; `error` or `warning` of problem.ts. */
type Severity = typeof error

export function problemAt(
  { file, locate }: Pick<LoadedEntry, 'file' | 'locate'>,
  path: readonly PropertyKey[],
  fault: Fault,
  severity: Severity = error,
): Problem {
  return inFile(file, severity(locate(path, 'value'), fault))
}

type Judge<Value> = (value: Value) => Fault | undefined

/** What is wrong with the values of a kind that an entry's fields name. */
export const faultsInFields = (
  owner: Pick<LoadedEntry, 'file' | 'locate' | 'references'>,
  kind: Reference['kind'],
  judge: Judge<Reference>,
  severityOf: (fault: Fault) => Severity = () => error,
): Problem[] =>
  owner.references.flatMap((reference) => {
    const fault = reference.kind === kind ? judge(reference) : undefined
    return fault ? problemAt(owner, reference.path, fault, severityOf(fault)) : []
  })

/** What is wrong with stretches of an entry's text, where nobody knows how much to replace. */
export const faultsInBody = <Item extends { range: Range }>(
  { file }: Pick<LoadedEntry, 'file'>,
  items: readonly Item[] | undefined,
  judge: Judge<Item>,
  severityOf: (fault: Fault) => Severity = () => error,
): Problem[] =>
  (items ?? []).flatMap((item) => {
    const fault = judge(item)
    return fault ? inFile(file, severityOf(fault)(item.range, fault, null)) : []
  })

type Text = { text: string; path: PropertyKey[] }

/** The texts that fields hold, at any depth, in which some letters stand; each with its path. */
export function textsWith(letters: string, value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return value.includes(letters) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  const found: Text[] = []
  for (const [name, child] of Object.entries(value)) {
    // Nearly all of them: no path is made for nothing.
    if (typeof child === 'string' && !child.includes(letters)) continue
    found.push(...textsWith(letters, child, [...path, Array.isArray(value) ? Number(name) : name]))
  }
  return found
}
