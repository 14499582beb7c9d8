import { useEffect } from 'react'

/**
 * What the keyboard reaches is shown whole, clear of the header and of the chat's button: browsers
 * are content when an edge of it is on the screen, in rows that are swiped too.
 */
export function useFocusInView(): void {
  useEffect(() => {
    let isPressed = false
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    const show = ({ target }: FocusEvent) => {
      // Nothing moves under a finger, and headings that are given the focus know where to be.
      if (isPressed || !(target instanceof HTMLElement) || target.tabIndex < 0) return
      if (!target.closest('main,footer')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    }
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release } as const
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener, true)
    document.addEventListener('focusin', show)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener, true)
      document.removeEventListener('focusin', show)
    }
  }, [])
}
