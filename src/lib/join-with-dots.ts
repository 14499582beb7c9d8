/** Short things on one line, «a · b»: a line may end after a dot and never begins with one. */
export function joinWithDots(parts: readonly string[]): string {
  return parts.join('\u00a0· ')
}
