import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findAxeViolations } from './find-axe-violations.ts'
import { hydrated, openPage } from './open-page.ts'

/** A state of a page that a visitor brings about. */
export type State = {
  name: string
  path: string
  /** Brings the page into the state. */
  enter: (page: Page) => Promise<unknown>
  /** Where the state exists: 390 and 1440 px unless told otherwise. */
  widths?: readonly [number, number]
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>
}

/** One test for each state: axe finds nothing, by day on the first width and by night on the second. */
export function testStates(states: readonly State[]) {
  for (const { name, path, enter, widths = [390, 1440], before } of states)
    test(`axe finds nothing while ${name}`, async () => {
      const [first, second] = widths
      const page = await openPage(path, { width: first, reducedMotion: true, before })
      await hydrated(page)
      await enter(page)
      expect(await findAxeViolations(page, ['light']), `${first} px`).toEqual([])
      await page.setViewportSize({ width: second, height: 900 })
      expect(await findAxeViolations(page, ['dark']), `${second} px`).toEqual([])
    })
}
