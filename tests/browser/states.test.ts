import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { states as allStates } from '../../bench/shots/states.ts'
import { findAxeViolations, ofColours } from '../support/find-axe-violations.ts'
import { hydrated, openAlive } from '../support/open-page.ts'

/** Where each state is written down as a screen reader tells it, one element a line, to be read aloud. */
const folder = '.cache/spoken'

/** What has all its parts in another state, too: a dialog of channels, the fields of an event, a link. */
const repeated = ['dialogo-servicio', 'dialogo-evento', 'app-lista']

const states = allStates.filter(({ name }) => !repeated.includes(name))
const paths = new Set(states.map(({ path }) => path))

for (const url of [...paths])
  test(`${url} in each of its states: axe finds nothing on a phone by day, nor in the colours of a desktop by night, and the accessibility tree is saved`, async () => {
    const page = await openAlive(url, { width: 390, reducedMotion: true })
    const address = page.url()
    for (const { name, enter, isSmall } of states.filter((state) => state.path === url)) {
      await page.setViewportSize({ width: 390, height: 844 })
      await enter(page)
      const tree = await page.locator('body').ariaSnapshot()
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${name}.txt`), `${tree}\n`)
      expect(tree.split('\n').length, name).toBeGreaterThan(20)
      expect.soft(await findAxeViolations(page, 'light'), `${name}, phone`).toEqual([])
      await page.setViewportSize({ width: isSmall ? 1024 : 1440, height: 900 })
      expect.soft(await findAxeViolations(page, 'dark', ofColours), `${name}, desk`).toEqual([])
      // The next state begins where this one did.
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.unrouteAll()
      if (page.url() === address) continue
      await page.goto(url)
      await hydrated(page)
    }
  })
