import { type RefObject, useEffect } from 'react'
import type { FireDrawing } from '../art/fire.ts'
import { DrawnFire } from '../components/DrawnFire.tsx'
import { holdPage } from '../lib/hold-page.ts'
import { lowFire } from '../pages/fires.ts'
import { media } from '../theme/tokens.ts'

const fire: FireDrawing = { seed: 'menu', ...lowFire }

/** A browser takes a step back later: two for one entry would leave the page. */
let isGoingBack = false

/**
 * What the menu of small screens is while it is open: a low fire at its foot, the focus held inside,
 * and «back» closes it. Fetched when it opens.
 */
export function OpenMenu({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const letGo = holdPage()
    const close = () => {
      menu.open = false
    }
    const outside = document.querySelectorAll<HTMLElement>('main,footer,[data-dock]')
    for (const one of outside) one.inert = true
    // An entry of its own in the history, which the router need not know: the page stays the same.
    const isOwn = () => Boolean(history.state?.isMenu)
    if (!isOwn()) history.pushState({ ...history.state, isMenu: true }, '')
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    const isWide = matchMedia(media.nav.replace('@media ', ''))
    isWide.addEventListener('change', close)
    addEventListener('popstate', onBack, true)
    return () => {
      letGo()
      for (const one of outside) one.inert = false
      isWide.removeEventListener('change', close)
      removeEventListener('popstate', onBack, true)
      if (!isOwn() || isGoingBack) return
      isGoingBack = true
      const onceBack = (event: PopStateEvent) => {
        isGoingBack = false
        onBack(event)
      }
      addEventListener('popstate', onceBack, { capture: true, once: true })
      history.back()
    }
  }, [details])
  return <DrawnFire drawing={fire} />
}
