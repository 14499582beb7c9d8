import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { versionKey } from '../../compiler/version-key.ts'
import { forEachAtOnce } from '../../lib/wait-for-all.ts'
import type { SitePage } from '../../pages/page.ts'
import type { ShareCard } from '../../pages/share-image.server.ts'
import type { ImageCache } from '../image-cache.ts'

/** The rooms whose code shapes an image besides its card; the installed packages count too. */
const rooms = ['site/share-image', 'art', 'theme']

/** Half the time of the usual 6, for a quarter more bytes. */
const compressionLevel = 3

type Options = { root: string; brand: string; images: ImageCache }

/**
 * Draws the share images that are not cached yet. They are named after their content, so an edit
 * redraws only those whose title or cover changed.
 *
 * @returns how many were drawn
 */
export async function drawShareImages(
  pages: readonly SitePage[],
  { root, brand, images }: Options,
): Promise<number> {
  const cards = new Map(pages.flatMap(({ image, card }) => (card ? [[image.src, card]] : [])))
  const version = versionKey(root, rooms)
  let pen: ReturnType<typeof openPen> | undefined
  let drawn = 0
  // Drawing and compressing happen outside this thread.
  await forEachAtOnce([...cards], availableParallelism(), async ([src, card]) => {
    const path = src.slice(1)
    const key = `${version}-${path.replaceAll('/', '-')}`
    const isNew = await images.publish(path, key, async () => {
      pen ??= openPen(root, brand)
      return (await pen)(card)
    })
    if (isNew) drawn += 1
  })
  return drawn
}

/** Loads the renderer and the typeface, which most builds do not need because they draw nothing. */
async function openPen(root: string, brand: string): Promise<(card: ShareCard) => Promise<Buffer>> {
  const [{ default: sharp }, { drawCard }, { openLettering }] = await Promise.all([
    import('sharp'),
    import('./draw-card.ts'),
    import('./lettering.ts'),
  ])
  // No image is drawn twice, so sharp's cache would only waste memory.
  sharp.cache(false)
  const letters = await openLettering(join(root, 'node_modules'))
  return (card) =>
    sharp(Buffer.from(drawCard(card, brand, letters)))
      .removeAlpha()
      .png({ compressionLevel })
      .toBuffer()
}
