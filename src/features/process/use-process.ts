import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * Whether a block that moves by itself may: it is on the screen, and nobody points at it or works
 * in it. Asking it to move (`resume`) outweighs a pointer and focus that are there already.
 */
function useAttention(block: RefObject<HTMLElement | null>) {
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

/** Milliseconds that a step shows while playing. */
const stepDuration = 4000

/** The carousel of steps, which goes round at both ends, and its timer while it plays and may move. */
export function useProcess(block: RefObject<HTMLElement | null>, count: number) {
  const [index, select] = useState(0)
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<boolean>()
  // Undefined until the visitor's setting is known.
  const isPlaying = isHydrated
    ? (chosen ?? !matchMedia('(prefers-reduced-motion:reduce)').matches)
    : undefined
  const { mayMove, resume, handlers } = useAttention(block)
  const move = (by: number) => select((current) => (current + by + count) % count)

  // A step that was chosen by hand has its full time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index starts the timer anew
  useEffect(() => {
    if (!isPlaying || !mayMove) return
    const timer = setTimeout(() => move(1), stepDuration)
    return () => clearTimeout(timer)
  }, [index, isPlaying, mayMove])

  const toggle = () => {
    if (!isPlaying) resume()
    choose(!isPlaying)
  }
  return { index, isPlaying, move, select, toggle, handlers }
}
