/** All results; when one fails, its error, once the others have come to their end too. */
export async function waitForAll<const Tasks extends readonly Promise<unknown>[]>(tasks: Tasks) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
