import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Vite's error overlay ends with advice in English for programmers; ours ends with its own. */
function hideForeignAdvice(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('vite-error-overlay::part(tip){display:none}')
  document.adoptedStyleSheets.push(sheet)
}

/** In the writers' preview: a saved text appears at once, without a reload. */
export function useContentUpdates(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!import.meta.hot) return
    hideForeignAdvice()
    // Something may have been saved between the request for the page and now.
    revalidate()
    import.meta.hot.on('lumbre:content', revalidate)
    return () => import.meta.hot?.off('lumbre:content', revalidate)
  }, [revalidate])
}
