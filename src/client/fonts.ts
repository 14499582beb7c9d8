const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

/** Whether the visitor asks for little: by the system's setting, or the browser's data saver. */
function savesData(): boolean {
  // Not every browser has it, and TypeScript does not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/**
 * Fetches the fonts once the page is complete. The display face shows as soon as it is there; the text
 * face would wrap paragraphs anew under the reader's eyes, and shows from the visit's next page on: on
 * a document of its own, the boot script shows both before the first paint. Who saves data reads in the
 * faces of the system, which have the same measures.
 */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if ('fonts' in dataset || savesData()) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all(faces.map((face) => document.fonts.load(face)))
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
