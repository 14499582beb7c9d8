/**
 * The items that a list lacks, each as many times as it is missing.
 *
 * @param keyOf the same key for items that count as equal
 */
export function missingFrom<Item>(
  list: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const left = new Map<string, number>()
  for (const item of list) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1)
  return items.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0
    left.set(keyOf(item), count - 1)
    return count <= 0
  })
}
