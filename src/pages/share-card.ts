import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import type { Tone } from '../theme/tone.ts'

/** What the picture of a shared page shows besides the brand. */
export type ShareCard = {
  title: string
  ground: 'paper' | Tone
  /** By its seed and what sets it apart; the picture gives it its box. */
  fire: Omit<FireDrawing, 'width' | 'height'>
  /** What stands before the fire. */
  subject?: CoverSubject | undefined
}
