import { startTransition, useEffect, useState } from 'react'
import { payloads } from './stores.ts'

/** Vite's error overlay ends with advice in English for programmers; ours ends with its own. */
function hideForeignAdvice(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('vite-error-overlay::part(tip){display:none}')
  document.adoptedStyleSheets.push(sheet)
}

/** In the writers' preview: a saved text appears at once, without a reload. */
export function useContentUpdates(): void {
  const [, setVersion] = useState(0)
  useEffect(() => {
    const refresh = () => {
      payloads.clear()
      startTransition(() => setVersion((version) => version + 1))
    }
    if (!import.meta.hot) return
    hideForeignAdvice()
    // Something may have been saved between the request for the page and now.
    refresh()
    import.meta.hot.on('lumbre:content', refresh)
    return () => import.meta.hot?.off('lumbre:content', refresh)
  }, [])
}
