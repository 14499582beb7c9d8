/** Groups what belongs to files; `Map.groupBy` came with Node 21. */
export function byFile<Item extends { file: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.file)
    if (group) group.push(item)
    else groups.set(item.file, [item])
  }
  return groups
}
