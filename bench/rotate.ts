/**
 * The list in the order of a run: from another item on, and backwards in every second run. What is
 * measured is slower or faster after one thing than after another (a page has several times the
 * blocking time after a light one), so over the runs each item follows each other one.
 */
export function rotate<Item>(list: readonly Item[], run: number): Item[] {
  const start = list.length === 0 ? 0 : Math.floor(run / 2) % list.length
  const rotated = [...list.slice(start), ...list.slice(0, start)]
  return run % 2 === 0 ? rotated : rotated.reverse()
}
