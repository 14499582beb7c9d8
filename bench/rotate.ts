/**
 * The list in the order of a run: from another item on in every second run, and backwards in
 * between, so that over the runs no item is always first or always follows the same one.
 */
export function rotate<Item>(list: readonly Item[], run: number): Item[] {
  const start = list.length === 0 ? 0 : Math.floor(run / 2) % list.length
  const rotated = [...list.slice(start), ...list.slice(0, start)]
  return run % 2 === 0 ? rotated : rotated.reverse()
}
