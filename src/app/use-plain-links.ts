import { useLayoutEffect } from 'react'
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

/** The link within the site that a click follows; none when the browser must handle it. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return linkOf(event)
}

/**
 * Follows internal links without a full load: those of components (`PageLink`) and those in texts,
 * which are HTML without components. The page behind an internal link is asked for at the first
 * sign that it will be followed.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  // Layout effects: the page that has just been taken over follows its links at once.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event)
      if (!link) return
      event.preventDefault()
      const path = withoutBase(base, link.pathname)
      const { navigation } = link.dataset
      const go = () =>
        navigate(path + link.search + link.hash, {
          // As browsers do it: the page that is open already is no new place in the history.
          replace: link.href === location.href,
          state: navigation && JSON.parse(navigation),
        })
      fadeToPage(canonicalPath(path), go)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useLayoutEffect(() => {
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
