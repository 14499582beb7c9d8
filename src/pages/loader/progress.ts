import { useEffect, useState } from 'react'

/** Time between steps, in milliseconds. */
const tick = 800

/** Progress at which the app is ready. */
export const complete = 100

/** The maximum that one step adds. */
const longestStep = 15

/** The status text at a progress: stages take equal shares, and completion has its own text. */
export function statusText(progress: number, stages: readonly string[], done: string): string {
  if (progress >= complete) return done
  return stages[Math.floor((progress / complete) * stages.length)] ?? done
}

/** A progress that increases by itself until complete; leaving the page stops its timer. */
export function useLoading(): number {
  const [progress, setProgress] = useState(0)
  const isDone = progress >= complete
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(() => {
      const step = Math.random() * longestStep
      setProgress((current) => Math.min(current + step, complete))
    }, tick)
    return () => clearInterval(timer)
  }, [isDone])
  return progress
}
