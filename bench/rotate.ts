/** The same list, begun `by` places further on, so that nobody is always the first. */
export function rotate<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
