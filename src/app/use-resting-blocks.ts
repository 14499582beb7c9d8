import { useEffect } from 'react'

/** After so many milliseconds without a touch or a key the browser catches up. */
const pause = 1000
/** Milliseconds from one block that wakes to the next: room for a touch in between. */
const step = 100

const touches = ['pointerdown', 'keydown']
const listening = { passive: true, capture: true }
/** What is on the screen alone may float over it, which a block that rests would put in a cage. */
const blocks = 'main>:not([data-screen]),[data-footer]'

/** More than a screen away. */
function isFar(block: Element) {
  const { top, bottom } = block.getBoundingClientRect()
  return top > 2 * innerHeight || bottom < -innerHeight
}

const wake = (block: Element) => block.removeAttribute('data-rests')

/**
 * Answers a touch or a key before it does what nobody sees: blocks far from the screen rest, so that
 * a change of the theme or an open menu styles, lays out and paints what is near. They keep their
 * height, so that nothing moves, and the browser shows them as they come near. After a pause they
 * wake one by one: who takes a picture of the whole page gets all of it.
 */
export function useRestingBlocks(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wakeNext = () => {
      const block = document.querySelector('[data-rests]')
      if (!block) return
      wake(block)
      timer = setTimeout(wakeNext, step)
    }
    const rest = () => {
      const far = [...document.querySelectorAll(blocks)].filter(isFar)
      for (const block of far) block.setAttribute('data-rests', '')
      clearTimeout(timer)
      timer = setTimeout(wakeNext, pause)
    }
    // Far blocks have other heights in another window.
    const wakeAll = () => document.querySelectorAll('[data-rests]').forEach(wake)
    for (const name of touches) addEventListener(name, rest, listening)
    addEventListener('resize', wakeAll)
    return () => {
      clearTimeout(timer)
      wakeAll()
      for (const name of touches) removeEventListener(name, rest, listening)
      removeEventListener('resize', wakeAll)
    }
  }, [])
}
