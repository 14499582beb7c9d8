import { expect, test } from 'vitest'
import { openPage, sharedPage } from '../support/open-page.ts'

const homeAt = async (width: number) => {
  const page = await sharedPage('/', { width, reducedMotion: true })
  await page.evaluate(() => document.fonts.ready)
  return page
}

for (const width of [320, 390, 720, 1024, 1180, 1440])
  test(`no heading breaks inside a word at ${width} px`, async () => {
    const page = await homeAt(width)
    const broken = await page.locator('main h1, main h2, main h3').evaluateAll((all) =>
      all.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const match of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
            const range = document.createRange()
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) words.push(match[0])
          }
        return words
      }),
    )
    expect(broken).toEqual([])
  })

for (const width of [320, 390, 768, 1023, 1024, 1180, 1440, 1600, 1920])
  test(`at ${width} px no fire burns under the words of the hero`, async () => {
    const page = await homeAt(width)
    const touched = await page.evaluate(() => {
      const hero = document.querySelector('main section')
      const path = hero?.querySelector<SVGPathElement>('svg[viewBox="0 0 720 292"] path')
      const toDrawing = path?.getScreenCTM()?.inverse()
      if (!hero || !path || !toDrawing) throw new Error('no hero')
      const words = [...hero.querySelectorAll('h1, h1 ~ p, h1 ~ div a, form')].flatMap(
        (element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const boxes = element.matches('h1, p') ? [...range.getClientRects()] : []
          return boxes.length ? boxes : [element.getBoundingClientRect()]
        },
      )
      const hits: string[] = []
      for (const box of words)
        for (let x = box.left; x <= box.right; x += 6)
          for (let y = box.top; y <= box.bottom; y += 6)
            if (path.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing)))
              hits.push(`${Math.round(x)},${Math.round(y)}`)
      return hits
    })
    expect(touched).toEqual([])
  })

test('on a phone the home page is about 16,000 px long', async () => {
  const page = await openPage('/', { width: 390 })
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_500)
})

test('at 1920 px the page keeps less than 200 px of margin, and its text has grown', async () => {
  const page = await openPage('/', { width: 1920 })
  const { left, size } = await page.locator('h1').evaluate((one) => ({
    left: one.getBoundingClientRect().left,
    size: Number.parseFloat(getComputedStyle(document.body).fontSize),
  }))
  expect(left).toBeLessThan(200)
  expect(size).toBeGreaterThan(19)
})
