import { useEffect, useState } from 'react'

/** Time between two steps, in milliseconds. */
const tick = 800

/** Progress at which the app is ready. */
export const complete = 100

/** The most that one step adds. */
const longestStep = 15

/** What the screen says at a progress: each stage takes an equal part, the end has its own text. */
export function statusText(progress: number, stages: readonly string[], done: string): string {
  if (progress >= complete) return done
  return stages[Math.floor((progress / complete) * stages.length)] ?? done
}

/** A progress that grows by itself until it is complete; leaving the page stops it. */
export function useLoading(): number {
  const [progress, setProgress] = useState(0)
  const isDone = progress >= complete
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(
      () => setProgress((current) => Math.min(current + Math.random() * longestStep, complete)),
      tick,
    )
    return () => clearInterval(timer)
  }, [isDone])
  return progress
}
