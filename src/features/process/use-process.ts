import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useAttention } from './use-attention.ts'

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
