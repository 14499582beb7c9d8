/** One face of each font. */
const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

/**
 * Fetches the fonts once the page is complete, and shows them together; on the pages of this visit
 * that follow, the boot script does it before the first paint.
 */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if ('fonts' in dataset) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  dataset.fonts = ''
  try {
    sessionStorage.setItem('lumbre-fonts', '1')
  } catch {
    // The next page asks for them again.
  }
}
