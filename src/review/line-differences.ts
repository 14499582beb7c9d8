import { diffArrays } from 'diff'

/** Lines that replace others. */
export type Change = { removed: string[]; added: string[] }

/** With more edits than this the search is not worth its time, and everything counts as changed. */
const mostEdits = 2_000

/** The differences between two lists. */
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

/**
 * Splits a change with equally many removed and added lines into pairs, so that the same pair is
 * recognised elsewhere.
 */
function pairs(change: Change): Change[] {
  const { removed, added } = change
  if (removed.length !== added.length) return [change]
  return removed.map((line, index) => ({ removed: [line], added: [added[index] as string] }))
}
