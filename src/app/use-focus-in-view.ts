import { useEffect } from 'react'

/**
 * Scrolls an element that gets keyboard focus fully into view, clear of the header and the chat
 * button. Browsers stop once an edge of it is visible, in horizontally scrolling rows too.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    // A press may be what React hydrates this for: its `pointerdown` has then passed.
    let isPointed = true
    const follow = ({ type }: Event) => {
      isPointed = type === 'pointerdown'
    }
    const show = ({ target }: FocusEvent) => {
      // Nothing may move under a finger: a tap gives the focus once it has ended, and what has moved
      // away by then is not clicked. Headings focused by script are scrolled by their caller.
      if (isPointed || !(target instanceof HTMLElement) || target.tabIndex < 0) return
      if (!target.closest('main,footer')) return
      const card = target.closest('li')
      // A row with scroll snap would scroll a partly visible card back out of view.
      const snaps = card !== null && getComputedStyle(card).scrollSnapAlign !== 'none'
      const inline = snaps ? 'start' : 'nearest'
      target.scrollIntoView({ block: 'nearest', inline, behavior: 'instant' })
    }
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, follow, { capture: true, signal })
    document.addEventListener('focusin', show, { signal })
    return () => end.abort()
  }, [])
}
