import { CacheProvider, type EmotionCache } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/**
 * Has React take over the server's HTML of a form.
 *
 * @param box what holds it
 * @param styles the page's style cache, which knows the rules that are there
 * @returns when the form answers
 */
export function takeOver(
  box: HTMLElement | null,
  form: ReactNode,
  styles: EmotionCache | null,
): Promise<void> {
  const frame = box?.querySelector('[data-form]')
  if (!frame || !styles) throw new Error('A form must stand in a page')
  return new Promise((resolve, reject) => {
    hydrateRoot(
      frame,
      <CacheProvider value={styles}>
        <Alive onAlive={resolve}>{form}</Alive>
      </CacheProvider>,
      { onUncaughtError: reject },
    )
  })
}
