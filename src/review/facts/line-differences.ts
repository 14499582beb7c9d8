/** Lines that stand in the place of others. */
export type Change = { removed: string[]; added: string[] }

/** More cells than this are not worth their memory: then everything has changed. */
const mostCells = 16_000_000

/** What turns one list of lines into another, by their longest common subsequence. */
export function lineDifferences(before: readonly string[], after: readonly string[]): Change[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const old = before.slice(start, before.length - end)
  const next = after.slice(start, after.length - end)
  if (old.length === 0 && next.length === 0) return []
  if (old.length * next.length > mostCells) return [{ removed: old, added: next }]
  return changes(old, next).flatMap(pairs)
}

function changes(old: readonly string[], next: readonly string[]): Change[] {
  const width = next.length + 1
  /** Length of the longest common subsequence of the rests from here. */
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === next[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))

  const found: Change[] = []
  let open: Change | undefined
  const change = () => {
    if (!open) {
      open = { removed: [], added: [] }
      found.push(open)
    }
    return open
  }
  let [row, column] = [0, 0]
  while (row < old.length || column < next.length) {
    if (row < old.length && column < next.length && old[row] === next[column]) {
      open = undefined
      row++
      column++
    } else if (
      column === next.length ||
      (row < old.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      change().removed.push(old[row++] as string)
    } else change().added.push(next[column++] as string)
  }
  return found
}

/** As many lines for as many: each one for its own, so that the same pair is found elsewhere. */
function pairs(change: Change): Change[] {
  const { removed, added } = change
  if (removed.length !== added.length) return [change]
  return removed.map((line, index) => ({ removed: [line], added: [added[index] as string] }))
}
