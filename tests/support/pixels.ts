import type { Page } from 'playwright-core'

type Pixels = {
  white: number
  /** Share of it that is neither of the two most frequent colours, the grounds of two sections. */
  drawn: number
}

/**
 * Counts the colours of the window as it is, between the header and the chat's button. Playwright's
 * own screenshot would let animations run on.
 */
export async function readPixels(page: Page): Promise<Pixels> {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'png' })
  const reader = await page.context().newPage()
  const pixels = await reader.evaluate(async (png) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${png}`
    await picture.decode()
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, height * 0.12, width, height * 0.75)
    const colours = new Map<number, number>()
    const all = new Uint32Array(data.buffer)
    for (const colour of all) colours.set(colour, (colours.get(colour) ?? 0) + 1)
    const [first = 0, second = 0] = [...colours.values()].sort((a, b) => b - a)
    return {
      white: (colours.get(0xffffffff) ?? 0) / all.length,
      drawn: 1 - (first + second) / all.length,
    }
  }, data)
  await reader.close()
  return pixels
}
