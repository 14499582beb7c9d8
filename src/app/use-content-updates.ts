import { startTransition, useEffect, useState } from 'react'
import { payloads } from './stores.ts'

/** In the writers' preview: a saved text appears at once, without a reload. */
export function useContentUpdates(): void {
  const [, setVersion] = useState(0)
  useEffect(() => {
    const refresh = () => {
      payloads.clear()
      startTransition(() => setVersion((version) => version + 1))
    }
    if (!import.meta.hot) return
    // Something may have been saved between the request for the page and now.
    refresh()
    import.meta.hot.on('lumbre:content', refresh)
    return () => import.meta.hot?.off('lumbre:content', refresh)
  }, [])
}
