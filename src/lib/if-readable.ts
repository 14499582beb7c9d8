/** The result, or nothing where something cannot be read or understood; whoever needs it says so. */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
