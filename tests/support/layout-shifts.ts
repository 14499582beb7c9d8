import type { Page } from 'playwright-core'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const watch = () => {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const watchShifts = (page: Page) => page.addInitScript(watch)

/** The layout shifts so far; what the last frames moved is among them. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts
  })
