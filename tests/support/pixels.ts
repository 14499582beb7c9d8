import type { Page } from 'playwright-core'

/** What a screenshot of the window is made of. */
export type Pixels = {
  /** Share of the window that is pure white. */
  white: number
  /** Share of the window that differs from the most frequent colour: text, rules, pictures. */
  drawn: number
}

/** Takes a screenshot as it is at this moment, and counts its colours. */
export async function readPixels(page: Page): Promise<Pixels> {
  const client = await page.context().newCDPSession(page)
  // Playwright's own screenshot would wait for fonts and let animations run on.
  const { data } = await client.send('Page.captureScreenshot', { format: 'png' })
  await client.detach()
  const reader = await page.context().newPage()
  const pixels = await reader.evaluate(async (png) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${png}`
    await picture.decode()
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const colours = new Map<number, number>()
    for (const colour of new Uint32Array(context.getImageData(0, 0, width, height).data.buffer))
      colours.set(colour, (colours.get(colour) ?? 0) + 1)
    const all = width * height
    return {
      white: (colours.get(0xffffffff) ?? 0) / all,
      drawn: 1 - Math.max(...colours.values()) / all,
    }
  }, data)
  await reader.close()
  return pixels
}
