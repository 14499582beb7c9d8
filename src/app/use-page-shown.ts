import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { applyHead } from './apply-head.ts'
import type { Head } from './payload.ts'

const positions = new Map<string, number>()
let shownBefore = false

/**
 * What a browser does by itself on a full load: title, focus and scroll position, also going back.
 * Runs once the new page stands; the first page is left as the browser shows it.
 */
export function usePageShown(head: Head) {
  const { key, hash } = useLocation()
  const kind = useNavigationType()
  const lastHash = useRef(hash)

  useLayoutEffect(() => {
    applyHead(head)
    if (!shownBefore) {
      shownBefore = true
      history.scrollRestoration = 'manual'
      return
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (kind === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    const heading = target ?? document.querySelector<HTMLElement>('main h1')
    if (heading && lastHash.current === hash && !heading.hasAttribute('tabindex'))
      heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    lastHash.current = hash
  }, [head, key, hash, kind])

  useEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])
}
