import { hash } from 'node:crypto'
import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import type { Site } from '../content/schemas/site.ts'
import type { Picture } from '../lib/picture.ts'
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

/** The picture of a shared page, named by what it shows, which the build draws. */
export function sharePicture(card: ShareCard, { name }: Pick<Site, 'name'>): Picture {
  const digest = hash('sha256', JSON.stringify([name, card]))
  return {
    src: `/_share/${digest.slice(0, 16)}.png`,
    alt: `${name}: ${card.title}`,
    width: 1200,
    height: 630,
  }
}
