import { hash } from 'node:crypto'
import type { Site } from '../content/schemas/site.ts'
import type { Picture } from '../lib/picture.ts'
import type { ShareCard } from './share-card.ts'

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
