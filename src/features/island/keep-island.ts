import type { EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { hydrateIsland } from './hydrate-island.tsx'

/** Fetches what the server rendered in the place of an island. */
export type LoadIsland = () => Promise<ReactNode>

/** Signs that somebody is about to use a part of the page. */
const intents = ['pointerover', 'touchstart', 'focusin']
const actions = ['click', 'submit']
/** How far from the screen an island may be when it comes to life by itself. */
const nearby = '600px'

/** The control that an event is for, if it has to wait for React. */
function liveControl(event: Event): HTMLElement | undefined {
  const { target, type } = event
  const control = target instanceof Element && target.closest<HTMLElement>('[data-live]')
  if (!control || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey)))
    return undefined
  // A click on the button counts as a submission: before it, the browser would check the fields.
  const isElsewhere = control.tagName === 'FORM' && type === 'click' && !target.closest('button')
  return isElsewhere ? undefined : control
}

/** Does again what was held: for React or, if it cannot be had, as the page does without it. */
function repeat(control: HTMLElement, isAlive: boolean): void {
  if (!(control instanceof HTMLFormElement)) control.click()
  else if (isAlive) control.requestSubmit()
  else control.submit()
}

/**
 * Keeps a part of the page as the server's HTML until somebody comes near it: its code comes with
 * the first sign of use or, with `isSeen`, when it is about to be seen. What is done before waits
 * for it.
 *
 * @returns what ends it
 */
export function keepIsland(
  place: Element,
  cache: EmotionCache,
  load: LoadIsland,
  isSeen: boolean,
): () => void {
  let root: ReturnType<typeof hydrateIsland> | undefined
  let isPassing = false
  /** Tells whether it is alive. If its code cannot be had now, the next sign asks for it again. */
  const revive = async () => {
    root ??= load().then((children) => hydrateIsland(place, cache, children))
    try {
      await root
    } catch {
      root = undefined
      return false
    }
    stop()
    return true
  }
  const hold = async (event: Event) => {
    const control = !isPassing && place.contains(event.target as Node) && liveControl(event)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    const isAlive = await revive()
    isPassing = true
    repeat(control, isAlive)
    isPassing = false
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) revive()
    },
    { rootMargin: nearby },
  )
  const stop = () => {
    observer.disconnect()
    for (const name of intents) place.removeEventListener(name, revive)
    for (const name of actions) removeEventListener(name, hold, true)
  }
  if (isSeen) observer.observe(place)
  for (const name of intents) place.addEventListener(name, revive, { passive: true })
  // Ahead of React, which lets go what is for a place that it is just hydrating.
  for (const name of actions) addEventListener(name, hold, true)
  return () => {
    stop()
    root?.then(
      (alive) => alive.unmount(),
      () => {}, // one that never came to life leaves nothing behind
    )
  }
}
