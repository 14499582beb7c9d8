import { expect, test } from 'vitest'
import { badBreaksOf } from '../support/bad-breaks.ts'
import { openPage } from '../support/open-page.ts'

const widths = [320, 390, 720, 768, 1023, 1024, 1180, 1440, 1600, 1920]

test('at no width a heading breaks inside a word or a fire burns under the words of the hero', async () => {
  const page = await openPage('/', { reducedMotion: true })
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await badBreaksOf(page), `${width} px`).toEqual([])
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
    expect.soft(touched, `${width} px`).toEqual([])
  }
})

test('on a phone the home page is about 16,000 px long; at 1920 px its text has grown', async () => {
  const page = await openPage('/', { width: 390 })
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_500)
  await page.setViewportSize({ width: 1920, height: 900 })
  const size = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.body).fontSize),
  )
  expect(size).toBeGreaterThan(19)
})
