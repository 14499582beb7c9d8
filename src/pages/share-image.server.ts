import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import type { Site } from '../content/schemas/site.ts'
import { hashOf } from '../lib/hash.ts'
import type { Image } from '../lib/image.ts'
import type { Tone } from '../theme/tone.ts'

/** What the image for a shared link shows besides the brand. */
export type ShareCard = {
  title: string
  ground: 'paper' | Tone
  /** The fire without its box, which is that of the image. */
  fire: Omit<FireDrawing, 'width' | 'height'>
  /** The subject in front of the fire. */
  subject?: CoverSubject
}

/**
 * The image that the build draws for a shared link; its file name is a hash of what it shows, but
 * not of how that is drawn.
 */
export function shareImage(card: ShareCard, { name }: Pick<Site, 'name'>): Image {
  return {
    src: `/_share/${hashOf(JSON.stringify([name, card])).slice(0, 16)}.png`,
    alt: `${name}: ${card.title}`,
    width: 1200,
    height: 630,
  }
}
