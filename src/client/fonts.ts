const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

/** Whether the visitor asks for little: by the system's setting, or the browser's data saver. */
function savesData(): boolean {
  // Not every browser has it, and TypeScript does not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

const onScreen = (y: number) => Math.min(Math.max(y, 0), innerHeight)

/** Where elements begin and end on the screen, in pixels from its top. */
const edges = (elements: Element[]) =>
  elements.flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [onScreen(top), onScreen(bottom)]
  })

/**
 * Fetches the fonts once the page is complete. The display face shows as soon as it is there, and so
 * does the text face, unless a paragraph on the screen would wrap anew under the reader's eyes: then it
 * shows from the visit's next page on. On a document of its own, the boot script shows both before the
 * first paint. Who saves data reads in the faces of the system, which have the same measures.
 */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if ('fonts' in dataset || savesData()) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  // The page is laid out anew: whoever touches it is answered first. To a plain timer this says: at once.
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 3000 }))
  // To ask for the place of what is skipped would lay it out.
  const drawn = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }),
  )
  const before = edges(drawn)
  dataset.fonts = 'all'
  const after = edges(drawn)
  if (before.some((edge, place) => Math.abs(edge - (after[place] ?? 0)) > 4))
    dataset.fonts = 'display'
  try {
    sessionStorage.setItem('lumbre-fonts', '1')
  } catch {
    // The next page asks for them again.
  }
}

/** Once another page is shown: the text face too, if it has come. */
export function showAllFonts(): void {
  const { dataset } = document.documentElement
  if ('fonts' in dataset) dataset.fonts = 'all'
}
