/** Returns all results. When a task fails, throws its error after all others have settled too. */
export async function waitForAll<const Tasks extends readonly Promise<unknown>[]>(tasks: Tasks) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

/**
 * Works on each item, on several at a time. When one fails, throws its error after the others.
 *
 * @param most how many are worked on at the same time
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const takeNext = async () => {
    for (const item of queue) await work(item)
  }
  await waitForAll(Array.from({ length: most }, takeNext))
}
