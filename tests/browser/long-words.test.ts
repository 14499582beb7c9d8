import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { oneOfEachKind } from '../support/routes.ts'

/** Makes one word of 120 letters of every title, name and link of a page, one kind after another. */
async function widened(url: string) {
  const page = await openPage(url, { width: 320, javaScript: false })
  return page.evaluate(() => {
    const wide: string[] = []
    for (const kind of ['h1', 'h2', 'h3', 'h4', 'a', 'summary', '.badges li']) {
      const texts: [Text, string][] = []
      for (const element of document.querySelectorAll(`main ${kind}`)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          // Prices and figures are no words.
          if (node instanceof Text && /^\P{N}*\p{L}{3}\P{N}*$/u.test(node.data))
            texts.push([node, node.data])
      }
      for (const [text] of texts) text.data = 'W'.repeat(120)
      if (document.documentElement.scrollWidth > 320) wide.push(kind)
      for (const [text, before] of texts) text.data = before
    }
    return wide
  })
}

test.each([...oneOfEachKind])('%s: a word of 120 letters widens no page of 320 px', async (url) => {
  expect(await widened(url)).toEqual([])
})
