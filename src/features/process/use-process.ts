import { type RefObject, useEffect, useReducer } from 'react'
import {
  type ProcessAction,
  type ProcessState,
  processReducer,
  stepDuration,
} from './process-state.ts'
import { useAttention } from './use-attention.ts'

/** The carousel of steps: its state, and its timer while it plays and may move. */
export function useProcess(block: RefObject<HTMLElement | null>, count: number) {
  const [{ index, isPlaying }, dispatch] = useReducer(
    (state: ProcessState, action: ProcessAction) => processReducer(count, state, action),
    { index: 0, isPlaying: true },
  )
  const { mayMove, resume, handlers } = useAttention(block)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion:reduce)').matches) dispatch({ type: 'pause' })
  }, [])

  // A step that was chosen by hand has its full time too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index starts the timer anew
  useEffect(() => {
    if (!isPlaying || !mayMove) return
    const timer = setTimeout(() => dispatch({ type: 'move', by: 1 }), stepDuration)
    return () => clearTimeout(timer)
  }, [index, isPlaying, mayMove])

  const toggle = () => {
    if (!isPlaying) resume()
    dispatch({ type: isPlaying ? 'pause' : 'play' })
  }
  return {
    index,
    isPlaying,
    move: (by: number) => dispatch({ type: 'move', by }),
    select: (step: number) => dispatch({ type: 'select', index: step }),
    toggle,
    handlers,
  }
}
