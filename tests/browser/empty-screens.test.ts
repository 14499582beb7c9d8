import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import { readPixels } from '../support/pixels.ts'

/**
 * In the browser: scrolls to the end in one second, and counts the texts on the screen after each
 * step. No observer has been told by then: so does the screen run ahead of a busy page.
 */
const scrollToEnd = async () => {
  const texts = [
    ...document.querySelectorAll(
      ':is(main,footer) :is(h1,h2,h3,p,li,dt,dd,label,summary,button,a)',
    ),
  ]
  const isSeen = (text: Element) => {
    const { top, bottom, height } = text.getBoundingClientRect()
    if (!height || bottom < 72 || top > innerHeight) return false
    for (let one: Element | null = text; one; one = one.parentElement)
      if (Number(getComputedStyle(one).opacity) < 0.5) return false
    return true
  }
  const way = document.documentElement.scrollHeight - innerHeight
  const begin = performance.now()
  const seen: string[] = []
  for (let share = 0; share < 1; ) {
    const now: number = await new Promise(requestAnimationFrame)
    // A busy machine draws less often; even so there are steps to look at.
    share = Math.min(1, share + 0.25, Math.max(0, now - begin) / 1000)
    scrollTo({ top: way * share, behavior: 'instant' })
    seen.push(`${Math.round(way * share)}: ${texts.filter(isSeen).length}`)
  }
  return seen
}

test.each([390, 1440])(
  'at %i px, on a slow machine, a scroll to the end in one second meets no empty screen',
  async (width) => {
    const page = await openAlive('/', { width })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const seen = await page.evaluate(scrollToEnd)
    // The tab has other visitors.
    await client.detach()
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.filter((step) => step.endsWith(': 0'))).toEqual([])
    await page.waitForTimeout(1000)
    expect((await readPixels(page)).drawn).toBeGreaterThan(0.01)
  },
)
