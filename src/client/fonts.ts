import { writeVisit } from '../lib/visit-storage.ts'
import { webFont } from '../theme/tokens.ts'

const faces = [`850 1em "${webFont.display}"`, `400 1em "${webFont.text}"`]

/** Whether the visitor wants to save data, by the system setting or the browser's data saver. */
function savesData(): boolean {
  // Not every browser has `connection`, and TypeScript's DOM types lack it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

const onScreen = (y: number) => Math.min(Math.max(y, 0), innerHeight)

/** An element with its edges, in pixels from the top of the screen and clamped to it. */
function edges(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return { element, top: onScreen(top), bottom: onScreen(bottom) }
}

/**
 * Fetches the fonts after the load event. Once both have arrived and the browser is idle, the
 * display face is applied, and the text face too unless something on the screen would move by more
 * than 4 px; then it is applied from the next page of the visit on. On later full loads the boot
 * script applies both before the first paint.
 * Visitors who save data keep the system fonts, which have matching metrics.
 */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if ('fonts' in dataset || savesData()) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  // New fonts mean a new layout, so pending interactions go first. Where setTimeout stands in, it
  // ignores the object and runs at once.
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 3000 }))
  const before = [...document.querySelectorAll('body *')]
    // Measuring an element that content-visibility skips would force its layout.
    .filter((one) =>
      one.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }),
    )
    .map(edges)
    .filter(({ top, bottom }) => top < bottom)
  dataset.fonts = 'all'
  const hasMoved = before.some(({ element, top, bottom }) => {
    const now = edges(element)
    return Math.abs(now.top - top) > 4 || Math.abs(now.bottom - bottom) > 4
  })
  if (hasMoved) dataset.fonts = 'display'
  writeVisit('lumbre-fonts', 1)
}

/** Applies the text face too, if it has loaded; called when another page is shown. */
export function showAllFonts(): void {
  const { dataset } = document.documentElement
  if ('fonts' in dataset) dataset.fonts = 'all'
}
