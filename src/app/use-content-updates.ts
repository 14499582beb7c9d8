import { startTransition, useEffect, useReducer } from 'react'
import type { PageSource } from './page-source.ts'

/** In the writers' preview: a saved text appears at once, without a reload. */
export function useContentUpdates(pages: PageSource): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!import.meta.hot) return
    const update = () =>
      startTransition(() => {
        pages.forget()
        render()
      })
    // Something may have been saved between the request for the page and now.
    update()
    import.meta.hot.on('lumbre:content', update)
    return () => import.meta.hot?.off('lumbre:content', update)
  }, [pages])
}
