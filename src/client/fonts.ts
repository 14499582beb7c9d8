/** One face of each font. */
const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

/**
 * Fetches the fonts once the page is complete. The display face shows as soon as it is there; the text
 * face would wrap paragraphs anew under the reader's eyes, and shows from the visit's next page on: on
 * a document of its own, the boot script shows both before the first paint.
 *
 * @param onNextPage calls back once another page is shown
 */
export async function showFonts(onNextPage: (show: () => void) => void): Promise<void> {
  const { dataset } = document.documentElement
  if ('fonts' in dataset) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  dataset.fonts = 'display'
  onNextPage(() => {
    dataset.fonts = 'all'
  })
  try {
    sessionStorage.setItem('lumbre-fonts', '1')
  } catch {
    // The next page asks for them again.
  }
}
