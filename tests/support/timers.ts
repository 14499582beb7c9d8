import type { Page } from 'playwright-core'

/** In the browser: notes the timers of this delay that run, of which no other part of the page has one. */
const watch = (awaited: number) => {
  const running = new Set<unknown>()
  Object.assign(window, { running })
  for (const kind of ['Timeout', 'Interval'] as const) {
    const [start, stop] = [window[`set${kind}`], window[`clear${kind}`]]
    const set = (run: () => void, delay?: number) => {
      const timer = start(run, delay)
      if (delay === awaited) running.add(timer)
      return timer
    }
    const clear = (timer?: number) => {
      running.delete(timer)
      stop(timer)
    }
    Object.assign(window, { [`set${kind}`]: set, [`clear${kind}`]: clear })
  }
}

export const watchTimers = (page: Page, delay: number) => page.addInitScript(watch, delay)

export const runningTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)
