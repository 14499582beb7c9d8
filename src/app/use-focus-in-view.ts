import { useEffect } from 'react'

/**
 * What the keyboard reaches is shown whole, clear of the header and of the chat's button: browsers
 * are content when an edge of it is on the screen, in rows that are swiped too.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let isPressed = false
    const follow = ({ type }: Event) => {
      isPressed = type === 'pointerdown'
    }
    const show = ({ target }: FocusEvent) => {
      // Nothing moves under a finger, and headings that are given the focus know where to be.
      if (isPressed || !(target instanceof HTMLElement) || target.tabIndex < 0) return
      if (!target.closest('main,footer')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(type, follow, { capture: true, signal })
    document.addEventListener('focusin', show, { signal })
    return () => end.abort()
  }, [])
}
