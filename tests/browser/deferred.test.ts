import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'

/** In the browser: notes each rule that a script inserts. */
const noteRules = () => {
  const inserted: string[] = []
  const insert = CSSStyleSheet.prototype.insertRule
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    inserted.push(rule)
    return insert.call(this, rule, index)
  }
  Object.assign(window, { inserted })
}

const isWholeAwake = () =>
  [...document.querySelectorAll('*')].every(
    (element) => getComputedStyle(element).contentVisibility === 'visible',
  )

test.each(['/', '/servicios/creacion-saas', '/blog/mejores-practicas-react'])(
  'speed: hydrating %s lays out all of it, and inserts no style that it has, which would style it anew',
  async (path) => {
    const page = await openAlive(path, { before: (page) => page.addInitScript(noteRules) })
    await page.waitForFunction(isWholeAwake)
    const inserted = await page.evaluate(() => (window as { inserted?: string[] }).inserted)
    // The menu's program brings rules of its own.
    expect(inserted?.length).toBeLessThan(10)
  },
)
