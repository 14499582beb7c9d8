import type { Reference } from '../fields/walk-schema.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Fault, flag, inFile, type Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'

export function problemAt(
  { file, locate }: Pick<LoadedEntry, 'file' | 'locate'>,
  path: readonly PropertyKey[],
  fault: Fault,
): Problem {
  return inFile(file, flag(locate(path, 'value'), fault))
}

type Judge<Value> = (value: Value) => Fault | undefined

/** The problems of an entry's references of one kind. */
export const faultsInFields = (
  owner: Pick<LoadedEntry, 'file' | 'locate' | 'references'>,
  kind: Reference['kind'],
  judge: Judge<Reference>,
): Problem[] =>
  owner.references.flatMap((reference) => {
    const fault = reference.kind === kind ? judge(reference) : undefined
    return fault ? problemAt(owner, reference.path, fault) : []
  })

/** The problems of ranges in an entry's body; a repair needs the range of the address itself. */
export const faultsInBody = <Item extends { range: Range; addressRange?: Range | null }>(
  { file }: Pick<LoadedEntry, 'file'>,
  items: readonly Item[] | undefined,
  judge: Judge<Item>,
): Problem[] =>
  (items ?? []).flatMap((item) => {
    const fault = judge(item)
    return fault ? inFile(file, flag(item.range, fault, item.addressRange ?? null)) : []
  })
