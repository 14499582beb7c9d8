/** One face of each font. */
const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim())

/**
 * Texts keep the size they have in the stand-in faces, which run a little wider: no line that gets
 * shorter moves what stands below or beside it. A resized window sets its texts free.
 */
function freeze(block: HTMLElement) {
  const texts = [...block.querySelectorAll<HTMLElement>('*')].filter(hasText)
  const sizes = texts.map((text) => text.getBoundingClientRect())
  for (const [index, { width, height }] of sizes.entries()) {
    const style = texts[index]?.style
    if (!style || width <= 1) continue
    style.minWidth = `${width}px`
    style.minHeight = `${height}px`
  }
  const thaw = () => {
    for (const { style } of texts) style.minWidth = style.minHeight = ''
  }
  addEventListener('resize', thaw, { once: true })
}

function remember() {
  try {
    sessionStorage.setItem('lumbre-fonts', '1')
  } catch {
    // the next page asks for them again
  }
}

/** Within a screen of what is seen. */
function isNear(block: Element) {
  const { top, bottom } = block.getBoundingClientRect()
  return top < 2 * innerHeight && bottom > -innerHeight
}

/** What is far keeps its stand-ins until it comes near: setting a long page anew takes its time. */
function change(blocks: readonly HTMLElement[]) {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        watch.unobserve(target)
        freeze(target)
        delete target.dataset.far
      }
    },
    { rootMargin: '100%' },
  )
  const far = blocks.filter((block) => !('screen' in block.dataset || isNear(block)))
  for (const block of blocks) if (!far.includes(block)) freeze(block)
  for (const block of far) {
    block.dataset.far = ''
    watch.observe(block)
  }
  document.documentElement.dataset.fonts = ''
  remember()
}

/**
 * Fetches the fonts once the page is complete and shows them; on the pages of the visit that follow
 * the boot script does it.
 *
 * @param taken when React compares the page with its own no longer, and finds no marks of ours
 */
export async function showFonts(taken: Promise<unknown>): Promise<void> {
  if ('fonts' in document.documentElement.dataset) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  await Promise.all([...faces.map((face) => document.fonts.load(face)), taken])
  change([...document.querySelectorAll<HTMLElement>('#root>:not(main),main>*')])
}
