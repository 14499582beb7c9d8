import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { type RefObject, useEffect } from 'react'

/** Signs that somebody is about to fill in the form. */
const intents = ['pointerover', 'touchstart', 'focusin']
const submissions = ['click', 'submit']

/**
 * Brings the newsletter's form to life when somebody comes near it, in a footer that is HTML alone.
 * A submission that comes first waits for it; if the code cannot be had, it goes its native way.
 */
export function useNewsletter(footer: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  const cache = useEmotionCache()
  useEffect(() => {
    const place = footer.current?.querySelector('[data-newsletter]')
    if (!isNeeded || !place || !cache) return
    const load = () =>
      import('./FooterNewsletter.tsx').then((code) => code.hydrateNewsletter(place, cache))
    let root: ReturnType<typeof load> | undefined
    const revive = () => {
      root ??= load()
      return root.then(stopListening)
    }
    const prepare = () => void revive().catch(() => (root = undefined))
    const hold = (event: Event) => {
      const target = event.target as Element
      const form = target.closest('form')
      // A click on the button counts as a submission: before it, the browser would check the fields.
      if (!form || (event.type === 'click' && !target.closest('button'))) return
      event.preventDefault()
      event.stopPropagation()
      revive().then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    }
    const stopListening = () => {
      for (const name of intents) place.removeEventListener(name, prepare)
      for (const name of submissions) place.removeEventListener(name, hold, true)
    }
    for (const name of intents) place.addEventListener(name, prepare, { passive: true })
    for (const name of submissions) place.addEventListener(name, hold, true)
    return () => {
      stopListening()
      root?.then((alive) => alive.unmount()).catch(() => {})
    }
  }, [footer, isNeeded, cache])
}
