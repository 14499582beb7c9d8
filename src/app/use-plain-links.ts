import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import { fadeToPage } from './fade-to-page.ts'
import { prefetchPage } from './prefetch-page.ts'

const base = import.meta.env.BASE_URL

/** What comes before a click: a pointer over the link, a finger on it, the focus. */
const intents = ['pointerover', 'touchstart', 'focusin']
const listening = { passive: true, capture: true }

/** The link that an event is about, if it leads to another page of the site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(base)) return undefined
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
  const isHere = link.pathname === location.pathname && link.hash !== ''
  return isFile || isHere ? undefined : link
}

/** Where a click leads within the site; nothing when the browser must handle it. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = linkOf(event)
  return link && withoutBase(base, link.pathname) + link.search + link.hash
}

/**
 * Follows plain internal links without a full load: those in texts, which are HTML without
 * components, and those of header and footer, which every page carries and which cost less so. The
 * page behind any internal link is asked for at the first sign that it will be followed.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOf(event)
      if (target === undefined) return
      event.preventDefault()
      fadeToPage(canonicalPath(new URL(target, location.href).pathname), () => navigate(target))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    const prepare = (event: Event) => {
      const link = linkOf(event)
      if (link) prefetchPage(canonicalPath(withoutBase(base, link.pathname)))
    }
    // On the way down: until the page has been taken over, the boot script lets nothing further.
    for (const name of intents) document.addEventListener(name, prepare, listening)
    return () => {
      for (const name of intents) document.removeEventListener(name, prepare, listening)
    }
  }, [])
}
