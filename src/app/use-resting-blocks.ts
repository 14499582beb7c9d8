import { useEffect } from 'react'

/** From this part of a screen on a block is far: a little further than where its fonts change. */
const distance = '120%'
/** By how much a window has grown when it may show much more at once. */
const muchHigher = 1.25

/** What is on the screen alone may float over it, which a block that rests would put in a cage. */
const isBlock = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !('screen' in node.dataset)

/**
 * Spares the browser what nobody sees: a block far from the screen is not styled, laid out or
 * painted when something changes elsewhere, be it the theme or a menu. It keeps the height that it
 * had, so that nothing moves; searching, anchors and the focus find what is in it.
 */
export function useRestingBlocks(): void {
  useEffect(() => {
    const main = document.getElementById('contenido')
    if (!main) return
    const blocks = () => [...main.children, ...document.querySelectorAll('[data-footer]')]
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-rests', !isIntersecting)
      },
      { rootMargin: distance },
    )
    const begin = (nodes: Iterable<Node>) => {
      for (const node of nodes) if (isBlock(node)) watch.observe(node)
    }
    begin(blocks())
    // The next page, and what comes late on this one.
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) begin(addedNodes)
    })
    changes.observe(main, { childList: true })

    let { innerWidth: width, innerHeight: height } = window
    // At another width a block has another height, and a much higher window may show it at once, as
    // when a picture is taken of the whole page. The bars of a phone, which come and go, do not count.
    const wake = () => {
      if (innerWidth === width && innerHeight < height * muchHigher) return
      width = innerWidth
      height = innerHeight
      watch.disconnect()
      for (const block of blocks()) block.removeAttribute('data-rests')
      begin(blocks())
    }
    addEventListener('resize', wake)
    return () => {
      watch.disconnect()
      changes.disconnect()
      removeEventListener('resize', wake)
    }
  }, [])
}
