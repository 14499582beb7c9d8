import { join } from 'node:path'
import { versionKey } from '../../compiler/version-key.ts'
import type { SitePage } from '../../pages/page.ts'
import type { OutputFolder } from '../output-folder.ts'

/** What shapes a picture besides its card; the packages count too. */
const rooms = ['site/share-picture', 'art', 'theme']

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
  const [{ renderAsync }, { drawCard }, { openLettering }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('./draw-card.ts'),
    import('./lettering.ts'),
  ])
  const letters = await openLettering(join(root, 'node_modules'), 850)
  for (const [src, card] of stale) {
    const svg = drawCard(card, brand, letters)
    const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
    output.write(src.slice(1), picture.asPng(), key)
  }
  return stale.length
}
