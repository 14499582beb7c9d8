import { useCallback, useEffect, useState } from 'react'

/**
 * A part of the program that is loaded on demand. After a failure, `fetchPart` tries again.
 *
 * @param load imports the part; a module-level function, so that it is the same on every render
 * @param isNeeded fetches the part as soon as it is true
 */
export function useModule<Part>(load: () => Promise<Part>, isNeeded = false) {
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
  useEffect(() => {
    if (isNeeded) fetchPart()
  }, [isNeeded, fetchPart])
  return { part: part?.value, hasFailed, fetchPart }
}
