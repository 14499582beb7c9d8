import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { answerFrames, everyUrl } from '../support/routes.ts'

const contentWidth = () => document.documentElement.scrollWidth

// From the narrowest on: what the fonts set in the first window must fit there.
const widths = [320, 390, 720, 768, 1024, 1180, 1440, 1920]

test.each(everyUrl)('%s does not scroll sideways between 320 and 1920 px', async (url) => {
  const page = await openPage(url, { width: 320, before: answerFrames })
  await page.evaluate(() => document.fonts.ready)
  const contents: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    contents.push(await page.evaluate(contentWidth))
  }
  expect(contents).toEqual(widths)
})
