/** Boxes of the hearth's five tongues in units of their drawings, which are 2 CSS px at full size. */
export const tongueBoxes = [
  { width: 80, height: 114 },
  { width: 85, height: 183 },
  { width: 95, height: 248 },
  { width: 85, height: 198 },
  { width: 75, height: 129 },
] as const
