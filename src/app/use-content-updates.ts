import { startTransition, useEffect, useReducer } from 'react'
import type { PageSource } from './page-source.ts'

/** In the writers' preview, shows a saved text at once, without a reload. */
export function useContentUpdates(pages: PageSource): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const hot = import.meta.hot
    if (!hot) return
    const update = () =>
      startTransition(() => {
        pages.forget()
        render()
      })
    // A text may have been saved since the page was requested, or before the connection was open.
    update()
    const events = ['vite:ws:connect', 'lumbre:content']
    for (const event of events) hot.on(event, update)
    return () => {
      for (const event of events) hot.off(event, update)
    }
  }, [pages])
}
