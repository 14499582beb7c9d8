import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** Whether somebody points at a block with a mouse or has the focus in it. */
const isHeld = (block: HTMLElement) =>
  block.matches(':focus-within') || (matchMedia('(hover:hover)').matches && block.matches(':hover'))

/**
 * Whether an animated block may move: it is visible, and nobody holds it. Whoever has pressed a
 * button `[data-play]` in it, and is still there, wants it to.
 */
function mayMove(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect()
  const isShown = document.visibilityState === 'visible' && bottom > 0 && top < innerHeight
  const isStarted = block.querySelector('[data-play]:is(:hover,:focus)') !== null
  return isShown && (isStarted || !isHeld(block))
}

/** Milliseconds that each step is shown while playing. */
const stepDuration = 4000

/** The state of the carousel of steps, which wraps around, and its timer while it may move. */
export function useProcess(block: RefObject<HTMLElement | null>, count: number) {
  const [{ index, isByHand }, show] = useState({ index: 0, isByHand: false })
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<boolean>()
  const isPlaying = chosen ?? !(isHydrated && matchMedia('(prefers-reduced-motion:reduce)').matches)
  const step = (by: number, isByHand: boolean) =>
    show(({ index }) => ({ index: (index + by + count) % count, isByHand }))

  // A step chosen by hand also gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index restarts the timer
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (block.current && mayMove(block.current)) step(1, false)
    }, stepDuration)
    return () => clearInterval(timer)
  }, [index, isPlaying])

  return {
    index,
    isByHand,
    isPlaying,
    move: (by: number) => step(by, true),
    select: (place: number) => show({ index: place, isByHand: true }),
    toggle: () => choose(!isPlaying),
  }
}
