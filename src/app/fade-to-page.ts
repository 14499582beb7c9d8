import { pages, payloads } from './stores.ts'
import { pageShown } from './use-page-shown.ts'

/** After this many milliseconds the screen waits no longer for a page that is slow to render. */
const longestWait = 500

/**
 * Opens a page; one that is there already, as it mostly is at a click, fades in. What has yet to be
 * fetched opens without: the old page stays in use until then.
 */
export function fadeToPage(path: string, open: () => void): void {
  const payload = payloads.peek(path)
  const isHere = payload && pages.peek(payload.route)
  const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches
  if (!isHere || isStill || !document.startViewTransition) {
    open()
    return
  }
  document.startViewTransition(async () => {
    const shown = pageShown()
    open()
    await Promise.race([shown, new Promise((done) => setTimeout(done, longestWait))])
  })
}
