import { expect, test } from 'vitest'
import { onSite, openPage } from '../support/open-page.ts'
import { everyUrl } from '../support/routes.ts'

/**
 * In the browser, from a page of the same origin: how many lines the heading of `url` takes in the
 * stand-in and in the web fonts, on windows of 320 to 1920 px; where they differ, it says so.
 */
const compareLines = async (url: string) => {
  const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
  // Nothing but what the heading stands in: 162 layouts are to be cheap.
  for (const one of page.querySelectorAll('script,noscript')) one.remove()
  const heading = page.querySelector('h1')
  for (
    let part: Element | null = heading;
    part?.parentElement && part !== page.body;
    part = part.parentElement
  )
    part.parentElement.replaceChildren(part)
  const frame = document.createElement('iframe')
  frame.srcdoc = page.documentElement.outerHTML
  const loaded = new Promise((done) => frame.addEventListener('load', done))
  document.body.replaceChildren(frame)
  await loaded
  const { documentElement: html, fonts } = frame.contentDocument as Document
  const h1 = html.querySelector('h1') as HTMLElement
  const faces = ['850 1em "Piazzolla Variable"', '400 1em "Instrument Sans Variable"']
  const loadedFaces = await Promise.all(faces.map((face) => fonts.load(face)))
  const lines = (shown: Record<string, string>) => {
    delete html.dataset.fonts
    Object.assign(html.dataset, shown)
    return Math.round(h1.offsetHeight / Number.parseFloat(getComputedStyle(h1).lineHeight))
  }
  const differ: string[] = []
  for (let width = 320; width <= 1920; width += 20) {
    frame.style.width = `${width}px`
    const [standIn, web] = [lines({}), lines({ fonts: 'all' })]
    if (standIn !== web) differ.push(`${url} at ${width} px: ${standIn} lines, then ${web}`)
  }
  return { differ, faces: loadedFaces.flat().length }
}

test('the h1 of every page takes the same number of lines before and after the fonts load, at every width', async () => {
  const page = await openPage('/host', {
    before: (page) =>
      page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
  })
  const differ: string[] = []
  for (const url of everyUrl) {
    const found = await page.evaluate(compareLines, onSite(url))
    expect(found.faces, url).toBe(2)
    differ.push(...found.differ)
  }
  expect(differ).toEqual([])
})
