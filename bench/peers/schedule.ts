/** The same list, begun `by` places further on, so that no contender is always the first. */
export function rotate<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** The middle of the values; of two in the middle, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('No values, no median')
  return (low + high) / 2
}
