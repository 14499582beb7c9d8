import { useEffect, useState } from 'react'

/**
 * Whether a frame has finished loading. It begins before React does, so its load event may be long
 * past: the browser's list of what was loaded tells.
 *
 * @returns the answer, and the handler of the frame's load event
 */
export function useFrameLoaded(address: string) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const { href } = new URL(address)
    if (performance.getEntriesByName(href, 'resource').length > 0) setLoaded(true)
  }, [address])
  return [isLoaded, () => setLoaded(true)] as const
}
