import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { versionKey } from '../../compiler/version-key.ts'
import type { SitePage } from '../../pages/page.ts'
import type { OutputFolder } from '../output-folder.ts'

/** What shapes a picture besides its card; the packages count too. */
const rooms = ['site/share-picture', 'art', 'theme']

/** Half the time of the usual 6, for a quarter more bytes. */
const compressionLevel = 3

type Options = { root: string; brand: string; output: OutputFolder }

/**
 * Draws the pictures of shared pages that are not there yet. Their names say what they show, so an
 * edit draws those whose title or cover changed.
 *
 * @returns how many were drawn
 */
export async function drawSharePictures(
  pages: readonly SitePage[],
  { root, brand, output }: Options,
): Promise<number> {
  const cards = new Map(pages.flatMap(({ share }) => (share ? [[share.src, share.card]] : [])))
  const key = versionKey(root, rooms)
  const stale = [...cards].filter(([src]) => !output.keep(src.slice(1), key))
  if (stale.length === 0) return 0
  // Most builds draw none, and do without the renderer and the face.
  const [{ renderAsync }, { default: sharp }, { drawCard }, { openLettering }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
    import('./draw-card.ts'),
    import('./lettering.ts'),
  ])
  const letters = await openLettering(join(root, 'node_modules'), 850)
  const queue = stale.values()
  const drawNext = async () => {
    for (const [src, card] of queue) {
      const svg = drawCard(card, brand, letters)
      const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } })
      const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
      output.write(src.slice(1), await picture.png({ compressionLevel }).toBuffer(), key)
    }
  }
  // Painting and packing happen outside this thread.
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
  return stale.length
}
