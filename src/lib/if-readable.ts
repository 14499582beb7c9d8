/** The result of a function, or undefined if it throws; reporting is left to the caller. */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
