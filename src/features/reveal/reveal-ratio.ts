/**
 * How much of a block must be seen before it fades in. A block so tall that this share of it never
 * fits on the screen fades in on first contact.
 */
export function revealRatio(height: number, viewport: number, threshold: number): number {
  return height * threshold > viewport ? 0 : threshold
}
