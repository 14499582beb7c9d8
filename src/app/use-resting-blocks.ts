import { useEffect } from 'react'

/** From this part of a screen on a block is far: a little further than where its fonts change. */
const distance = '120%'
/** After so many milliseconds without a touch or a key the browser catches up. */
const pause = 1000

const touches = ['pointerdown', 'keydown']
const listening = { passive: true, capture: true }

/** What is on the screen alone may float over it, which a block that rests would put in a cage. */
const isBlock = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !('screen' in node.dataset)

// Browsers without it have a timer at least.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 50)

/**
 * Answers a touch or a key before it does what nobody sees: from then on blocks far from the screen
 * rest, so that a change of the theme or an open menu styles, lays out and paints what is near. They
 * keep their height, so that nothing moves, and wake one by one when the browser has nothing to do,
 * or at once when they come near: who takes a picture of the whole page gets all of it.
 */
export function useRestingBlocks(): void {
  useEffect(() => {
    const main = document.getElementById('contenido')
    if (!main) return
    const far = new Set<Element>()
    const wake = (block: Element) => block.removeAttribute('data-rests')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) wake(target)
          far[isIntersecting ? 'delete' : 'add'](target)
        }
      },
      { rootMargin: distance },
    )
    const begin = (nodes: Iterable<Node>) => {
      for (const node of nodes) if (isBlock(node)) watch.observe(node)
    }
    begin([...main.children, ...document.querySelectorAll('[data-footer]')])
    // The next page, and what comes late on this one.
    const changes = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of removedNodes) if (node instanceof Element) far.delete(node)
        begin(addedNodes)
      }
    })
    changes.observe(main, { childList: true })

    let lastTouch = 0
    let isWaking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wakeNext = () => {
      const block = document.querySelector('[data-rests]')
      isWaking = block !== null
      if (!block) return
      const wait = Math.max(0, lastTouch + pause - performance.now())
      if (wait === 0) wake(block)
      timer = setTimeout(() => whenIdle(wakeNext), wait)
    }
    const rest = () => {
      lastTouch = performance.now()
      for (const block of far) block.toggleAttribute('data-rests', true)
      if (!isWaking) wakeNext()
    }
    // Far blocks have other heights in another window.
    const wakeAll = () => document.querySelectorAll('[data-rests]').forEach(wake)
    for (const name of touches) addEventListener(name, rest, listening)
    addEventListener('resize', wakeAll)
    return () => {
      clearTimeout(timer)
      wakeAll()
      watch.disconnect()
      changes.disconnect()
      for (const name of touches) removeEventListener(name, rest, listening)
      removeEventListener('resize', wakeAll)
    }
  }, [])
}
