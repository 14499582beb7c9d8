/** What is stored for this visit; undefined if nothing is, if it is not JSON or if storage is blocked. */
export function readVisit(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value for this visit, or forgets it if undefined; nothing if storage is blocked or full. */
export function writeVisit(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it lasts only as long as the page.
  }
}
