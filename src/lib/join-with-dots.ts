/** Joins short texts as «a · b», such that a line may break after a dot but not before it. */
export function joinWithDots(parts: readonly string[]): string {
  return parts.join('\u00a0· ')
}
