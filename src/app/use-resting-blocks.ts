import { useEffect } from 'react'
import { onWidthChange } from '../lib/on-width-change.ts'

/** From this part of a screen on a block is far. */
const distance = '100%'
/** After so many milliseconds without a touch or a key the browser catches up. */
const pause = 1000
/** Milliseconds from one block that wakes to the next: room for a touch in between. */
const step = 100

const touches = ['pointerdown', 'keydown']
const listening = { passive: true, capture: true }
/** What is on the screen alone may float over it, which a block that rests would put in a cage. */
const blocks = 'main>:not([data-screen]),[data-footer]'

const isResting = (block: Element) => getComputedStyle(block).contentVisibility === 'auto'
const wake = (block: Element) => block.removeAttribute('data-rests')

/** Lays out all of the page, whose height then is what it will stay. */
export const wakeAll = () => document.querySelectorAll('[data-rests]').forEach(wake)

/**
 * Answers a touch or a key before it does what nobody sees: blocks far from the screen rest, so that
 * a change of the theme or an open menu styles, lays out and paints what is near. They keep their
 * height, so that nothing moves, and the browser shows them as they come near. After a pause they
 * wake one by one: who takes a picture of the whole page gets all of it. On a direct visit they rest
 * until then: a long page would be styled and laid out in one go.
 */
export function useRestingBlocks(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own blocks
  useEffect(() => {
    // Counted all along: asking for places at a touch would lay out what has just changed.
    const far = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          far[isIntersecting ? 'delete' : 'add'](target)
      },
      { rootMargin: distance },
    )
    for (const block of document.querySelectorAll(blocks)) watch.observe(block)

    let timer: ReturnType<typeof setTimeout> | undefined
    const wakeNext = () => {
      const block = document.querySelector('[data-rests]')
      if (!block) return
      wake(block)
      timer = setTimeout(wakeNext, step)
    }
    const rest = (some: readonly Element[]) => {
      for (const block of some) block.setAttribute('data-rests', '')
      clearTimeout(timer)
      timer = setTimeout(wakeNext, pause)
    }
    // After a jump the count may lag by a frame behind what is touched.
    const restAround = ({ target }: Event) =>
      rest([...far].filter((block) => !block.contains(target as Node)))
    const { dataset } = document.documentElement
    // What rests from the start does so by the sheet for later; see src/theme/root-css.ts.
    if (!('awake' in dataset)) rest([...document.querySelectorAll(blocks)].filter(isResting))
    dataset.awake = ''
    delete dataset.whole
    for (const name of touches) addEventListener(name, restAround, listening)
    // There far blocks have other heights.
    const unwatchWidth = onWidthChange(wakeAll)
    return () => {
      clearTimeout(timer)
      wakeAll()
      watch.disconnect()
      for (const name of touches) removeEventListener(name, restAround, listening)
      unwatchWidth()
    }
  }, [pathname])
}
