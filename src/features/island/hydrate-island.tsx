import { CacheProvider, type EmotionCache } from '@emotion/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

type Props = { children: ReactNode; onAlive: () => void }

function Island({ children, onAlive }: Props) {
  useEffect(onAlive, [onAlive])
  return children
}

/**
 * Hands a place of the page over to React, in slices.
 *
 * @param children what the server rendered there
 * @returns once it answers events
 */
export function hydrateIsland(
  place: Element,
  cache: EmotionCache,
  children: ReactNode,
): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const root: Root = hydrateRoot(
        place,
        <CacheProvider value={cache}>
          <Island onAlive={() => resolve(root)}>{children}</Island>
        </CacheProvider>,
      )
    })
  })
}
