import { diffArrays } from 'diff'

/** Lines that stand in the place of others. */
export type Change = { removed: string[]; added: string[] }

/** With more edits than these, finding them is not worth the time: then everything has changed. */
const mostEdits = 2_000

/** Stretches of a list that differ. */
export function listDifferences(before: readonly string[], after: readonly string[]): Change[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostEdits })
  if (!parts) return [{ removed: [...before], added: [...after] }]
  const changes: Change[] = []
  let open: Change | undefined
  for (const { removed, added, value } of parts) {
    if (!removed && !added) {
      open = undefined
      continue
    }
    if (!open) {
      open = { removed: [], added: [] }
      changes.push(open)
    }
    open[removed ? 'removed' : 'added'].push(...value)
  }
  return changes
}

export const lineDifferences = (before: readonly string[], after: readonly string[]): Change[] =>
  listDifferences(before, after).flatMap(pairs)

/** As many lines for as many: each one for its own, so that the same pair is found elsewhere. */
function pairs(change: Change): Change[] {
  const { removed, added } = change
  if (removed.length !== added.length) return [change]
  return removed.map((line, index) => ({ removed: [line], added: [added[index] as string] }))
}
