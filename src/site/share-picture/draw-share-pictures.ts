import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { versionKey } from '../../compiler/version-key.ts'
import { forEachAtOnce } from '../../lib/wait-for-all.ts'
import type { SitePage } from '../../pages/page.ts'
import type { ShareCard } from '../../pages/share-picture.server.ts'
import type { PictureCache } from '../picture-cache.ts'

/** The rooms whose code shapes a picture besides its card; the installed packages count too. */
const rooms = ['site/share-picture', 'art', 'theme']

/** Half the time of the usual 6, for a quarter more bytes. */
const compressionLevel = 3

type Options = { root: string; brand: string; pictures: PictureCache }

/**
 * Draws the share pictures that are not cached yet. They are named after their content, so an edit
 * redraws only those whose title or cover changed.
 *
 * @returns how many were drawn
 */
export async function drawSharePictures(
  pages: readonly SitePage[],
  { root, brand, pictures }: Options,
): Promise<number> {
  const cards = new Map(pages.flatMap(({ picture, card }) => (card ? [[picture.src, card]] : [])))
  const version = versionKey(root, rooms)
  let pen: ReturnType<typeof openPen> | undefined
  let drawn = 0
  // Drawing and compressing happen outside this thread.
  await forEachAtOnce([...cards], availableParallelism(), async ([src, card]) => {
    const path = src.slice(1)
    const key = `${version}-${path.replaceAll('/', '-')}`
    const isNew = await pictures.publish(path, key, async () => {
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
  // No picture is drawn twice, so sharp's cache would only waste memory.
  sharp.cache(false)
  const letters = await openLettering(join(root, 'node_modules'))
  return (card) =>
    sharp(Buffer.from(drawCard(card, brand, letters)))
      .removeAlpha()
      .png({ compressionLevel })
      .toBuffer()
}
