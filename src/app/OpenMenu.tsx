import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FireDrawing } from '../art/fire.ts'
import { DrawnFire } from '../components/DrawnFire.tsx'
import { holdPage } from '../lib/hold-page.ts'
import { lowFire } from '../pages/fires.ts'
import { media } from '../theme/tokens.ts'
import { clickedLink, pathOf } from './navigation.ts'

const fire: FireDrawing = { seed: 'menu', ...lowFire }

/** `history.back()` is asynchronous: a second call before it completes would leave the page. */
let isGoingBack = false

/**
 * What the mobile menu adds while it is open: a low fire at its foot, focus kept inside, and a
 * history entry so that «back» closes it. Loaded when the menu opens, so that the menu is painted
 * first: `inert` restyles the whole page.
 */
export function OpenMenu({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const letGo = holdPage()
    const close = () => {
      menu.open = false
    }
    const outside = document.querySelectorAll<HTMLElement>('#Root > :not(header)')
    for (const one of outside) one.inert = true
    const isOwn = () => Boolean(history.state?.isMenu)
    if (!isOwn()) history.pushState({ ...history.state, isMenu: true }, '')
    const isWide = matchMedia(media.fromNav.replace('@media ', ''))
    isWide.addEventListener('change', close)
    addEventListener('popstate', close)
    return () => {
      letGo()
      for (const one of outside) one.inert = false
      isWide.removeEventListener('change', close)
      removeEventListener('popstate', close)
      if (!isOwn() || isGoingBack) return
      isGoingBack = true
      const onceBack = () => {
        isGoingBack = false
      }
      addEventListener('popstate', onceBack, { once: true })
      history.back()
    }
  }, [details])
  // A page that is chosen meanwhile, here or in the header, replaces the menu's history entry.
  const navigate = useNavigate()
  useEffect(() => {
    const replace = (event: MouseEvent) => {
      const link = clickedLink(event)
      if (!link || !history.state?.isMenu) return
      event.preventDefault()
      navigate(pathOf(link), { replace: true })
    }
    document.addEventListener('click', replace, true)
    return () => document.removeEventListener('click', replace, true)
  }, [navigate])
  return <DrawnFire drawing={fire} />
}
