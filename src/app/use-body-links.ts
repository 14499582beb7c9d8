import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { withoutBase } from '../lib/site-path.ts'

const base = import.meta.env.BASE_URL

/** A click handler that follows plain internal links without a full load. */
export function useBodyLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(base)) return
    const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
    const isHere = link.pathname === location.pathname && link.hash !== ''
    if (isFile || isHere) return
    event.preventDefault()
    navigate(withoutBase(base, link.pathname) + link.search + link.hash)
  }
}
