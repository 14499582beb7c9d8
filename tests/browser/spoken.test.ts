import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { states } from '../../bench/shots/states.ts'
import { hydrated, openPage } from '../support/open-page.ts'

/** Where each state is written down as a screen reader tells it, one element a line, to be read aloud. */
const folder = '.cache/spoken'

const control =
  /^\s*- '?(button|link|textbox|searchbox|combobox|checkbox|radio|slider|tab|dialog|img)\b/
const hasName = /^\s*- '?\w+ ("[^"]|\/)/

/** Lines of an accessibility tree that a listener cannot tell from others: controls without a name. */
const nameless = (tree: string) =>
  tree.split('\n').filter((line) => control.test(line) && !hasName.test(line))

/** Headings that skip a level, as they follow one another. */
function skippedLevels(tree: string): string[] {
  let before = 0
  return [...tree.matchAll(/heading "(.*)" \[level=(\d)\]/g)].flatMap(([, name = '', level]) => {
    const skips = before > 0 && Number(level) > before + 1
    before = Number(level)
    return skips ? [`${level}: ${name}`] : []
  })
}

test.each(states.map((state) => [state.name, state] as const))(
  'read aloud in order, «%s» has a name for every control and skips no heading',
  async (name, { path: url, enter, isSmall }) => {
    const page = await openPage(url, { width: isSmall ? 390 : 1440, reducedMotion: true })
    await hydrated(page)
    await enter(page)
    const tree = await page.locator('body').ariaSnapshot()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${name}.txt`), `${tree}\n`)
    expect(tree.split('\n').length).toBeGreaterThan(20)
    expect.soft(nameless(tree)).toEqual([])
    expect.soft(skippedLevels(tree)).toEqual([])
  },
)
