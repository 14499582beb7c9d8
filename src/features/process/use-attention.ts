import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Whether a block that moves by itself may: it is on the screen, and nobody points at it or works
 * in it. Asking it to move (`resume`) outweighs a pointer and focus that are there already.
 */
export function useAttention(block: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const element = block.current
    if (!element) return
    // Pointer and focus may have been there before the page came alive.
    setHeld(element.matches(':hover,:focus-within'))
    let isInView = false
    const update = () => setShown(isInView && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [block])

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(true)
    },
    onPointerLeave: () => setHeld(block.current?.matches(':focus-within') ?? false),
    onFocus: () => setHeld(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const element = block.current
      if (!element || element.contains(event.relatedTarget as Node | null)) return
      setHeld(element.matches(':hover'))
    },
  }
  return { mayMove: isShown && !isHeld, resume: () => setHeld(false), handlers }
}
