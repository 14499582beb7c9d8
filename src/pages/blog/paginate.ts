/** One page of a list; its number counts from 1. */
export type ListPage<Item> = ReturnType<typeof paginate<Item>>[number]

/**
 * Splits a list into pages; an empty list has one empty page.
 *
 * @param size items per page, at least 1
 */
export function paginate<Item>(items: readonly Item[], size: number) {
  const count = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
  }))
}

/**
 * The page numbers that a pager offers: first, last and the neighbourhood of the current one; none
 * for a list of one page. Bounded, however long the list is.
 */
export function pagerNumbers(current: number, count: number): number[] {
  if (count < 2) return []
  const wanted = new Set([1, current - 2, current - 1, current, current + 1, current + 2, count])
  return [...wanted].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b)
}
