import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import { longArticle } from '../support/site-content.ts'

/**
 * Pages that differ in what the keyboard meets, each in a window of one width and the first in both.
 * Back again goes who may find something covered only then: below the header, or beside what stays.
 */
const pages = [
  ['/', 390, false],
  ['/servicios/escalabilidad-seo', 1280, false],
  ['/portafolio', 390, false],
  ['/blog', 390, false],
  [`/blog/${longArticle().slug}`, 1280, true],
  ['/contacto', 390, true],
] as const

type Stop = NonNullable<ReturnType<typeof focusedStop>>

/** What has the focus; nothing when it has left the page. */
const focusedStop = () => {
  const element = document.activeElement
  if (!element || element === document.body) return
  // A field's mark may surround its whole box, a link's the whole tile that it makes clickable.
  const looks = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    ...(element.closest('form') && element.parentElement
      ? [getComputedStyle(element.parentElement)]
      : []),
  ]
  const box = element.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const points = shares.flatMap((x) =>
    shares.map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  )
  const seen = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.contains(element))
  })
  return {
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
    /** Share of the element that can be seen: neither off the screen nor under something else. */
    seen: seen.length / points.length,
    /** By how much it reaches beyond a side of the screen, as the next card of a swiped row does. */
    beyond: Math.max(-box.left, box.right - innerWidth, 0),
    isMarked: looks.some((look) => look.outlineStyle !== 'none'),
  }
}

/** Goes through a page by one key until the focus leaves it, or so many steps. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 250): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < steps) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focusedStop)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

const names = (stops: Stop[]) => stops.map(({ name }) => name)

for (const [url, width, returns] of pages)
  test(`on ${url} at ${width} px whatever has the focus is visible and has a focus ring`, async () => {
    const page = await openAlive(url, { width, reducedMotion: true })
    const forth = await walk(page, 'Tab')
    expect(forth.length).toBeGreaterThan(25)
    const back = returns ? await walk(page, 'Shift+Tab', forth.length) : []
    if (returns) expect(names(back.toReversed())).toEqual(names(forth))
    const all = [...forth, ...back]
    // WCAG 2.4.11 asks that not all of it is covered; half is what one can work with.
    expect(all.filter(({ seen }) => seen < 0.5)).toEqual([])
    expect(all.filter(({ beyond }) => beyond > 1)).toEqual([])
    expect(all.filter(({ isMarked }) => !isMarked)).toEqual([])
  })
