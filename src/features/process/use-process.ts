import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * Whether an animated block may move: it is visible, and has neither the mouse pointer nor the
 * focus. `resume` overrides a pointer or focus that is already there.
 */
function useAttention(block: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const element = block.current
    if (!element) return
    // The pointer or the focus may have been there before hydration.
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

/** Milliseconds that each step is shown while playing. */
const stepDuration = 4000

/** The state of the carousel of steps, which wraps around, and its timer while it may move. */
export function useProcess(block: RefObject<HTMLElement | null>, count: number) {
  const [index, select] = useState(0)
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<boolean>()
  // Undefined until the visitor's motion preference is known.
  const isPlaying = isHydrated
    ? (chosen ?? !matchMedia('(prefers-reduced-motion:reduce)').matches)
    : undefined
  const { mayMove, resume, handlers } = useAttention(block)
  const move = (by: number) => select((current) => (current + by + count) % count)

  // A step chosen by hand also gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index restarts the timer
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
