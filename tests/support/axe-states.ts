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
  widths?: readonly [number, ...number[]]
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>
}

/** One test for each state: axe finds nothing, whatever the width and the theme. */
export function testStates(states: readonly State[]) {
  for (const { name, path, enter, widths = [390, 1440], before } of states)
    test(`axe finds nothing while ${name}`, async () => {
      const [first, ...others] = widths
      const page = await openPage(path, { width: first, reducedMotion: true, before })
      await hydrated(page)
      await enter(page)
      expect(await findAxeViolations(page), `${first} px`).toEqual([])
      for (const width of others) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findAxeViolations(page), `${width} px`).toEqual([])
      }
    })
}
