import { useCallback, useState } from 'react'

/**
 * A part of the program that is fetched when it is needed. A failure is remembered until the next
 * call, which asks anew.
 *
 * @param load imports the part: a module-level function, so that it is the same at every render
 */
export function useModule<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ value: Part }>()
  const [hasFailed, setFailed] = useState(false)
  const fetchPart = useCallback(async () => {
    try {
      const value = await load()
      setPart({ value })
      setFailed(false)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }, [load])
  return { part: part?.value, hasFailed, fetchPart }
}
