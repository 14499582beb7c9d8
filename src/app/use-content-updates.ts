import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** In the writers' preview: a saved text appears at once, without a reload. */
export function useContentUpdates(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!import.meta.hot) return
    // Something may have been saved between the request for the page and now.
    revalidate()
    import.meta.hot.on('lumbre:content', revalidate)
    return () => import.meta.hot?.off('lumbre:content', revalidate)
  }, [revalidate])
}
