import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { withoutBase } from '../lib/site-path.ts'

const base = import.meta.env.BASE_URL

/** Where a click on a plain link leads within the site; nothing when the browser must handle it. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target.closest('a')
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(base)) return
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
  const isHere = link.pathname === location.pathname && link.hash !== ''
  if (isFile || isHere) return
  return withoutBase(base, link.pathname) + link.search + link.hash
}

/**
 * Follows plain internal links without a full load: those in texts, which are HTML without
 * components, and those of header and footer, which every page carries and which cost less so.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOf(event)
      if (target === undefined) return
      event.preventDefault()
      navigate(target)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
