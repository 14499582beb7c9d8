import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { versionKey } from '../../compiler/version-key.ts'
import type { SitePage } from '../../pages/page.ts'
import type { ShareCard } from '../../pages/share-picture.server.ts'
import type { PictureCache } from '../picture-cache.ts'
import { waitForAll } from '../wait-for-all.ts'

/** What shapes a picture besides its card; the packages count too. */
const rooms = ['site/share-picture', 'art', 'theme']

/** Half the time of the usual 6, for a quarter more bytes. */
const compressionLevel = 3

type Options = { root: string; brand: string; pictures: PictureCache }

/**
 * Draws the pictures of shared pages that are not there yet. Their names say what they show, so an
 * edit draws those whose title or cover changed.
 *
 * @returns how many were drawn
 */
export async function drawSharePictures(
  pages: readonly SitePage[],
  { root, brand, pictures }: Options,
): Promise<number> {
  const cards = new Map(pages.flatMap(({ share }) => (share ? [[share.src, share.card]] : [])))
  const version = versionKey(root, rooms)
  let pen: ReturnType<typeof openPen> | undefined
  const queue = cards.entries()
  let drawn = 0
  async function drawNext() {
    for (const [src, card] of queue) {
      const path = src.slice(1)
      const key = `${version}-${path.replaceAll('/', '-')}`
      const isNew = await pictures.publish(path, key, async () => {
        pen ??= openPen(root, brand)
        return (await pen)(card)
      })
      if (isNew) drawn += 1
    }
  }
  // Painting and packing happen outside this thread.
  await waitForAll(Array.from({ length: availableParallelism() }, drawNext))
  return drawn
}

/** Most builds draw nothing, and do without the renderer and the face. */
async function openPen(root: string, brand: string): Promise<(card: ShareCard) => Promise<Buffer>> {
  const [{ default: sharp }, { drawCard }, { openLettering }] = await Promise.all([
    import('sharp'),
    import('./draw-card.ts'),
    import('./lettering.ts'),
  ])
  // No picture comes twice: what sharp keeps of them for later would be memory for nothing.
  sharp.cache(false)
  const letters = await openLettering(join(root, 'node_modules'), 850)
  return (card) =>
    sharp(Buffer.from(drawCard(card, brand, letters)))
      .removeAlpha()
      .png({ compressionLevel })
      .toBuffer()
}
