import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import { prefetchPage } from './prefetch-page.ts'

const base = import.meta.env.BASE_URL

/** What comes before a click: a pointer over the link, a finger on it, the focus. */
const intents = ['pointerover', 'touchstart', 'focusin']

/** The link that an event is about, if it leads to another page of the site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(base)) return undefined
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
  const isHere = link.pathname === location.pathname && link.hash !== ''
  return isFile || isHere ? undefined : link
}

/** The link of a click that stays within the site; nothing when the browser must handle it. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return linkOf(event)
}

/**
 * Follows internal links without a full load, those of the components and those in texts, which are
 * HTML without components. The page behind a link is asked for at the first sign that it will be
 * followed.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      const target = withoutBase(base, link.pathname) + link.search + link.hash
      // As a full load would: the same address again makes no new entry in the history.
      const replace = link.href === location.href
      navigate(target, { replace, state: { ...link.dataset } })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    const prepare = (event: Event) => {
      const link = linkOf(event)
      if (link) prefetchPage(canonicalPath(withoutBase(base, link.pathname)))
    }
    for (const name of intents) document.addEventListener(name, prepare, { passive: true })
    return () => {
      for (const name of intents) document.removeEventListener(name, prepare)
    }
  }, [])
}
