/**
 * The result of reading something, or undefined if that throws; reporting is left to the caller.
 */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
