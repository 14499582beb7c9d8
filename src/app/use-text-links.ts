import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { withoutBase } from '../lib/site-path.ts'

const base = import.meta.env.BASE_URL

/** The link to another page of the site that was clicked; none if the browser must handle it. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target) return undefined
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(base)) return undefined
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
  const isHere = link.pathname === location.pathname && link.hash !== ''
  return isFile || isHere ? undefined : link
}

/**
 * Follows links that are not React components without a full load: those in written texts and in
 * static parts of the page.
 */
export function useTextLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event)
      if (!link) return
      event.preventDefault()
      navigate(withoutBase(base, link.pathname) + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
