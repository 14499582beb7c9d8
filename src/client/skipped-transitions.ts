/**
 * Lets a page that is on its way in give place to the next one: browsers say so by a promise that
 * fails, and React Router, which begins the transition, leaves that unhandled.
 */
export function allowSkippedTransitions(): void {
  const begin = document.startViewTransition?.bind(document)
  if (!begin) return
  document.startViewTransition = (update) => {
    const transition = begin(update)
    transition.ready.catch(() => {})
    return transition
  }
}
