import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { type RefObject, useLayoutEffect } from 'react'
import { keepIsland, type LoadIsland } from './keep-island.ts'

type Options = {
  /** Selects the island within the place, when it is only a part of it. */
  part?: string
  /** Comes to life when it is about to be seen, not only at the first sign of use. */
  isSeen?: boolean
}

/** Makes an island of a place that keeps the server's HTML; see `keepIsland`. */
export function useIsland(
  place: RefObject<HTMLElement | null>,
  /** The same at every render; without it, nothing there needs React. */
  load: LoadIsland | undefined,
  { part, isSeen = false }: Options = {},
): void {
  const cache = useEmotionCache()
  // A layout effect, so that events held until the page is taken over meet the island.
  useLayoutEffect(() => {
    const island = part ? place.current?.querySelector(part) : place.current
    if (!island || !cache || !load) return
    return keepIsland(island, cache, load, isSeen)
  }, [place, load, part, isSeen, cache])
}
