import { type RefObject, useEffect, useState } from 'react'
import { useAttention } from './use-attention.ts'

/** Milliseconds that a step shows while playing. */
const stepDuration = 4000

/** The carousel of steps, which goes round at both ends, and its timer while it plays and may move. */
export function useProcess(block: RefObject<HTMLElement | null>, count: number) {
  const [index, select] = useState(0)
  // Undefined until the visitor's setting is known.
  const [isPlaying, setPlaying] = useState<boolean>()
  const { mayMove, resume, handlers } = useAttention(block)
  const move = (by: number) => select((current) => (current + by + count) % count)

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion:reduce)').matches)
  }, [])

  // A step that was chosen by hand has its full time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index starts the timer anew
  useEffect(() => {
    if (!isPlaying || !mayMove) return
    const timer = setTimeout(() => move(1), stepDuration)
    return () => clearTimeout(timer)
  }, [index, isPlaying, mayMove])

  const toggle = () => {
    if (!isPlaying) resume()
    setPlaying(!isPlaying)
  }
  return { index, isPlaying, move, select, toggle, handlers }
}
