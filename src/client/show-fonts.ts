import { onWidthChange } from '../lib/on-width-change.ts'

/** One face of each font. */
const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim())

const lines = (text: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}

/**
 * One of a row, in a navigation, a filter or beside a date: a wider one would push all that follow,
 * or the last of them to the next line. None of these says anything else later.
 */
const isPlate = (text: HTMLElement) =>
  text.matches('a,time,:has(~time)')
    ? getComputedStyle(text).display !== 'inline' && lines(text) === 1
    : text.matches('button') && getComputedStyle(text).whiteSpace === 'nowrap'

/**
 * Texts keep the size they have in the stand-in faces, which run a little wider: no line that gets
 * shorter moves what stands below or beside it. Plates do not grow either; their padding has room. A
 * window of another width sets its texts free.
 */
function freeze(block: HTMLElement) {
  const texts = [...block.querySelectorAll<HTMLElement>('*')].filter(hasText)
  const sizes = texts.map((text) => {
    const { width, height } = text.getBoundingClientRect()
    return { width, height, isPlate: isPlate(text) }
  })
  for (const [index, { width, height, isPlate }] of sizes.entries()) {
    const style = texts[index]?.style
    if (!style || width <= 1) continue
    style.minWidth = `${width}px`
    style.minHeight = `${height}px`
    if (!isPlate) continue
    style.maxWidth = `${width}px`
    style.whiteSpace = 'nowrap'
  }
  const unwatchWidth = onWidthChange(() => {
    unwatchWidth()
    for (const { style } of texts)
      style.minWidth = style.minHeight = style.maxWidth = style.whiteSpace = ''
  })
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

/** After so many milliseconds what is far gets its fonts too, for pictures of the whole page. */
const pause = 1500
/** Milliseconds from one such block to the next: room for a touch in between. */
const step = 100

/**
 * What is far keeps its stand-ins until it comes near, or until nobody has wanted anything for a
 * while: setting a long page anew takes its time.
 */
function change(blocks: readonly HTMLElement[]) {
  const show = (block: HTMLElement) => {
    watch.unobserve(block)
    freeze(block)
    delete block.dataset.far
  }
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement) show(target)
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
  const showNext = () => {
    const next = far.find((block) => 'far' in block.dataset)
    if (!next) return
    show(next)
    setTimeout(showNext, step)
  }
  setTimeout(showNext, pause)
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
