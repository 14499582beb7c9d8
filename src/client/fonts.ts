import { writeVisit } from '../lib/visit-storage.ts'

const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

/** Whether the visitor wants to save data, by the system setting or the browser's data saver. */
function savesData(): boolean {
  // Not every browser has `connection`, and TypeScript's DOM types lack it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

const onScreen = (y: number) => Math.min(Math.max(y, 0), innerHeight)

/** Top and bottom edges of elements, in pixels from the top of the screen and clamped to it. */
const edges = (elements: Element[]) =>
  elements.flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [onScreen(top), onScreen(bottom)]
  })

/**
 * Fetches the fonts after the load event. The display face is applied as soon as it arrives, and so
 * is the text face unless it would rewrap text on the screen; then it is applied from the next page
 * of the visit on. On later full loads the boot script applies both before the first paint.
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
  // Measuring an element that content-visibility skips would force its layout.
  const drawn = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }),
  )
  const before = edges(drawn)
  dataset.fonts = 'all'
  const after = edges(drawn)
  if (before.some((edge, place) => Math.abs(edge - (after[place] ?? 0)) > 4))
    dataset.fonts = 'display'
  writeVisit('lumbre-fonts', 1)
}

/** Applies the text face too, if it has loaded; called when another page is shown. */
export function showAllFonts(): void {
  const { dataset } = document.documentElement
  if ('fonts' in dataset) dataset.fonts = 'all'
}
