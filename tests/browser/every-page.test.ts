import { describe, expect, test } from 'vitest'
import { targetsUnderChat } from '../support/chat-column.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { answerFrames, everyUrl } from '../support/routes.ts'

/** What the not-found page is meant to say: its status and its own log. */
const meant = (url: string, trouble: string) => url === '/404' && trouble.includes('404')

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Collects layout shifts without recent input, as the browser reports them. */
const watchShifts = () => {
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
const shiftsSeen = () =>
  (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts

/** What gives way by itself: the chat's button hides from who writes in quick-ask. */
const yielding = ['Enviar la pregunta']

describe.each([390, 1440])('at %i px', (width) => {
  test.each(everyUrl)(
    '%s loads and hydrates without a message, a failed request or a shift that is seen; axe finds nothing',
    async (url) => {
      const page = await openPage(url, {
        width,
        before: async (page) => {
          await answerFrames(page)
          await page.addInitScript(watchShifts)
        },
      })
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(150)
      expect(page.troubles.filter((trouble) => !meant(url, trouble))).toEqual([])
      const shifts = await page.evaluate(shiftsSeen)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01)
      // on a phone the chat's button floats, and lies over nothing small for long.
      if (width < 720)
        expect((await targetsUnderChat(page)).filter((name) => !yielding.includes(name))).toEqual(
          [],
        )
      expect(await findAxeViolations(page)).toEqual([])
    },
  )
})
