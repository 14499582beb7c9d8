/** Returns all results. When a task fails, throws its error after all others have settled too. */
export async function waitForAll<const Tasks extends readonly Promise<unknown>[]>(tasks: Tasks) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
