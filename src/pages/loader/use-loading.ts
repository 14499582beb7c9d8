import { useEffect, useState } from 'react'
import { complete, nextProgress, tick } from './progress.ts'

/** A progress that grows by itself until it is complete; leaving the page stops it. */
export function useLoading(): number {
  const [progress, setProgress] = useState(0)
  const isDone = progress >= complete
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(
      () => setProgress((current) => nextProgress(current, Math.random())),
      tick,
    )
    return () => clearInterval(timer)
  }, [isDone])
  return progress
}
